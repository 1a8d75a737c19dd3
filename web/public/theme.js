// Before anything is painted: the theme that was chosen, or that of the system.
(function () {
  var chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem('aerodrome.settings') || '{}').theme;
  } catch (_) {}
  var night = chosen === 'night' || (chosen !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'night' : 'day';
})();
