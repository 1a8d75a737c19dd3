// Measures a page as a reader and a finger would. To be evaluated in the page; gives plain data.
//
//   outside   what can be clicked and is not wholly in view, or lies under something else, half of it or more
//   cut       text that leaves its box, is shortened with dots, leaves the window, or lies under something, wholly or half
//   overlaps  two texts that lie over each other
//   small     what can be touched and is smaller than a finger needs
//   stage     the stage's share of the window's height, in %
//   empty     the largest rectangle of the stage in which nothing is drawn, in % of the stage; bare: the same of the window
//   sideways  how far the page is wider than the window; below: how far a screen is longer than it
//
// What scrolls by itself (log, chat, rules, lists of moves, dialogs; pages that are no screens) may hide what it scrolls.
({ touch }) => {
  const CLICKABLE = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], .legal[data-action]';
  const SCROLLS = '.pane, .pane *, dialog, .menu, [role=log], [data-scrolls]';
  // What a person has opened over the rest, and closes again, or what tells in place of it what happens.
  const OPENED = 'dialog, [role=dialog], .menu, [data-testid=hint-mark], [data-testid=forbidden], [data-over]';
  const FINGER = 40;
  const [width, height] = [innerWidth, innerHeight];
  const screen = document.documentElement.classList.contains('screen');

  // Everything can be hit while we measure, also what lets clicks through.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after { pointer-events: auto !important; }
    defs *, clipPath *, [data-through], [data-through]::before, [data-through]::after { pointer-events: none !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], .skip, defs, clipPath') &&
    !isUnseen(element);
  /** For screen readers only? */
  const unseen = new Map();
  const isUnseen = (element) => {
    if (!element) return false;
    if (!unseen.has(element))
      unseen.set(element, style(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
    return unseen.get(element);
  };
  const named = (element) => {
    const id = element.closest('[data-testid]')?.dataset.testid;
    const text = (element.getAttribute('aria-label') || element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 48);
    return `${element.tagName.toLowerCase()}${id ? `@${id}` : ''} “${text}”`;
  };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const area = (r) => Math.max(0, r.right - r.left) * Math.max(0, r.bottom - r.top);

  /** The part of the window in which an element can be seen; free: something around it scrolls, so it can be brought there. */
  const clips = new Map();
  function clipOf(element) {
    if (!element || element === document.documentElement || element === document.body)
      return { box: { left: 0, top: 0, right: width, bottom: screen ? height : Infinity }, free: !screen };
    if (clips.has(element)) return clips.get(element);
    const { overflowX, overflowY, position } = style(element);
    const around = position === 'fixed' ? clipOf(null) : clipOf(element.parentElement);
    let found = around;
    const isSvg = element instanceof SVGElement && element.tagName !== 'svg';
    if (!isSvg && (overflowX !== 'visible' || overflowY !== 'visible') && style(element).display !== 'contents') {
      const box = element.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      const free = around.free || (scrolls && element.matches(SCROLLS)) || (!screen && scrolls);
      found = { box: meet(around.box, box), free };
    }
    clips.set(element, found);
    return found;
  }

  /** What lies at a point, the uppermost first: most often that one is enough, and it is found much faster. */
  function* hits(x, y) {
    const first = document.elementFromPoint(x, y);
    if (!first) return;
    yield first;
    const all = document.elementsFromPoint(x, y);
    for (const each of all) if (each !== first) yield each;
  }

  const isClear = (colour) => /rgba\(.*, 0(\.[0-4]\d*)?\)|transparent/.test(colour);
  const paints = new Map();
  /** Does an element hide what is under it? */
  function hides(element) {
    if (paints.has(element)) return paints.get(element);
    const s = style(element);
    let found = false;
    if (element instanceof SVGElement && element.tagName !== 'svg')
      found =
        s.fill !== 'none' &&
        !s.fill.startsWith('url(') &&
        !isClear(s.fill) &&
        Number(s.fillOpacity) > 0.5 &&
        Number(s.opacity) > 0.5;
    else if (/^(IMG|CANVAS|INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) found = true;
    else found = s.backgroundImage !== 'none' || !isClear(s.backgroundColor);
    paints.set(element, found);
    return found;
  }
  /** What lies over an element at this point; null if one sees it there. */
  function over(element, x, y) {
    for (const hit of hits(x, y)) {
      if (hit === element || element.contains(hit) || hit.contains(element)) return null;
      if (hides(hit)) return hit;
    }
    return document.body;
  }
  /** On a page that scrolls one can scroll away what stays in its place, such as the button that sends a form. */
  const staysOver = (cover) => {
    for (let each = cover; each && !screen; each = each.parentElement)
      if (style(each).position === 'sticky') return true;
    return false;
  };
  /** Does it hide a text that should be read? Not what a person has opened; and what stands in one drawing is a picture. */
  const buries = (text, cover) =>
    cover !== null && !cover.closest(OPENED) && !staysOver(cover) && !(text.ownerSVGElement && (text.ownerSVGElement === cover.ownerSVGElement || text.closest('button')?.contains(cover)));
  const isIn = (r, x, y) => x > Math.max(0, r.left) && x < Math.min(width, r.right) && y > r.top && y < r.bottom;
  const onTop = (element, x, y) => over(element, x, y) === null;

  const written = [];
  const result = { outside: [], cut: [], overlaps: [], small: [], stage: null, empty: null, bare: null, sideways: 0, below: 0 };
  try {
    // --- what can be clicked
    for (const element of document.querySelectorAll(CLICKABLE)) {
      if (!seen(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) continue;
      const clip = clipOf(element.parentElement);
      const shown = meet(clip.box, box);
      const far = Math.max(clip.box.left - box.left, box.right - clip.box.right, clip.box.top - box.top, box.bottom - clip.box.bottom);
      if (far > 1.5 && !clip.free) {
        result.outside.push(`${named(element)} by ${Math.round(Math.min(far, 9999))} px`);
        continue;
      }
      if (area(shown) > 0 && shown.bottom <= height) {
        const points = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8], [0.5, 0.12], [0.5, 0.88], [0.08, 0.5], [0.92, 0.5]];
        const at = points.map(([x, y]) => [shown.left + x * (shown.right - shown.left), shown.top + y * (shown.bottom - shown.top)]);
        const covers = at.map(([x, y]) => over(element, x, y)).filter((cover) => cover && !cover.closest(OPENED) && !staysOver(cover));
        // Cards in a fan lie over each other; but more of one is seen than not, or it cannot be read and hit.
        const most = element instanceof SVGElement ? at.length - 1 : at.length / 2;
        if (covers.length > most) result.outside.push(`${named(element)} lies under ${named(covers[0])} (${covers.length} of ${at.length})`);
      }
      const inText = element.tagName === 'A' && style(element).display === 'inline';
      const label = element.matches('input[type=checkbox], input[type=radio]') && element.closest('label');
      const hand = label ? label.getBoundingClientRect() : box;
      if (touch && !inText && !element.disabled && Math.min(hand.width, hand.height) < FINGER - 0.6)
        result.small.push(`${named(element)} ${Math.round(hand.width)}×${Math.round(hand.height)}`);
    }

    // --- texts
    const texts = [];
    const range = document.createRange();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || /^(SCRIPT|STYLE|NOSCRIPT|TITLE|title|desc|OPTION)$/.test(element.tagName) || !seen(element)) continue;
      range.selectNodeContents(node);
      const inSvg = element instanceof SVGElement;
      const rects = inSvg ? [element.getBoundingClientRect()] : [...range.getClientRects()];
      const clip = clipOf(inSvg ? element.ownerSVGElement.parentElement : element);
      for (const rect of rects) {
        if (rect.width < 1 || rect.height < 1) continue;
        const slack = Math.max(2, rect.height * 0.25);
        const far = Math.max(clip.box.left - rect.left, rect.right - clip.box.right);
        const deep = Math.max(clip.box.top - rect.top, rect.bottom - clip.box.bottom);
        const hidden = area(meet(clip.box, rect)) === 0;
        // What is wholly outside of something that is opened and closed is not there at all.
        if ((far > 1.5 || deep > slack) && !(clip.free && far <= 1.5) && !(hidden && inSvg)) {
          result.cut.push(`${named(element)} by ${Math.round(Math.max(far, deep))} px`);
          break;
        }
        const y = (rect.top + rect.bottom) / 2;
        if (y < 0 || y > height - 1 || hidden) continue;
        written.push({ element, rect });
        if (!onTop(element, (rect.left + rect.right) / 2, y)) {
          if (isIn(clip.box, (rect.left + rect.right) / 2, y) && buries(element, over(element, (rect.left + rect.right) / 2, y)))
            result.cut.push(`${named(element)} lies under ${named(over(element, (rect.left + rect.right) / 2, y))}`);
          continue;
        }
        const ends = [0.06, 0.94].map((part) => rect.left + part * (rect.right - rect.left));
        const cover = ends.map((x) => (isIn(clip.box, x, y) ? over(element, x, y) : null)).find((cover) => buries(element, cover));
        if (cover) result.cut.push(`${named(element)} lies half under ${named(cover)}`);
        // The box around a slanted text is larger than what is written.
        if (inSvg && Math.abs(element.getScreenCTM()?.b ?? 0) > 0.01) continue;
        const squeeze = inSvg ? 0 : rect.height * 0.15;
        texts.push({ element, rect: { left: rect.left, right: rect.right, top: rect.top + squeeze, bottom: rect.bottom - squeeze } });
      }
    }
    for (const element of document.querySelectorAll('*')) {
      if (element.scrollWidth <= element.clientWidth + 1 || !element.clientWidth || !seen(element)) continue;
      if (style(element).textOverflow === 'ellipsis' && style(element).overflowX !== 'visible')
        result.cut.push(`${named(element)} ends in dots`);
    }
    texts.sort((a, b) => a.rect.left - b.rect.left);
    for (let i = 0; i < texts.length; i++)
      for (let j = i + 1; j < texts.length && texts[j].rect.left < texts[i].rect.right; j++) {
        const [a, b] = [texts[i], texts[j]];
        if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const common = meet(a.rect, b.rect);
        const least = Math.min(area(a.rect), area(b.rect));
        if (common.right - common.left <= 2 || common.bottom - common.top <= 2 || area(common) <= 0.12 * least) continue;
        // What a person has opened covers part of what is under it: that is not two texts in one place.
        const [x, y] = [(common.left + common.right) / 2, (common.top + common.bottom) / 2];
        if ([a, b].some(({ element }) => over(element, x, y)?.closest(OPENED))) continue;
        result.overlaps.push(`${named(a.element)} and ${named(b.element)}`);
      }

    // --- the stage
    const stage = document.querySelector('[data-testid=stage]');
    if (stage && seen(stage)) {
      const box = stage.getBoundingClientRect();
      result.stage = Math.round((1000 * box.height) / height) / 10;
      result.empty = emptiest(stage, box);
    }
    result.bare = emptiest(document.body, { left: 0, top: 0, width, height });
    result.sideways = Math.max(0, document.documentElement.scrollWidth - width);
    result.below = screen ? Math.max(0, document.documentElement.scrollHeight - height) : 0;
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }
  for (const kind of ['outside', 'cut', 'overlaps', 'small']) result[kind] = [...new Set(result[kind])];
  return result;

  /** The largest rectangle in which nothing is drawn but grounds, in % of the box. A ground is a panel, or a shape of one
   *  colour, that is larger than a twentieth of the box; what is written on it counts by itself. */
  function emptiest(within, box) {
    const columns = 48;
    const rows = Math.max(8, Math.round((columns * box.height) / box.width));
    const whole = box.width * box.height;
    const cell = [box.width / columns, box.height / rows];
    const inked = Array.from({ length: rows }, () => new Uint8Array(columns));
    for (const { rect, element } of written) {
      if (!within.contains(element)) continue;
      const [left, right] = [rect.left, rect.right].map((x) => Math.floor((x - box.left) / cell[0]));
      const [top, bottom] = [rect.top, rect.bottom].map((y) => Math.floor((y - box.top) / cell[1]));
      for (let row = Math.max(0, top); row <= Math.min(rows - 1, bottom); row++)
        for (let column = Math.max(0, left); column <= Math.min(columns - 1, right); column++) inked[row][column] = 1;
    }
    // What paints nothing, and grounds that let see what is under them, are looked through.
    const ground = new Set();
    const through = [within, ...within.querySelectorAll('*')].filter((element) => {
      const isSvg = element instanceof SVGElement && element.tagName !== 'svg';
      const paints = isSvg || hides(element);
      const rect = element.getBoundingClientRect();
      if (rect.width * rect.height <= whole / 20) return !paints;
      const filled = isSvg ? style(element).fill : style(element).backgroundImage;
      const used = /url\("?#([^")]+)/.exec(filled);
      // A mountain is no ground, a rectangle is: it takes few strokes. Nor is a field that is ruled into spaces.
      if (isSvg && element.closest('[data-ruled]')) return false;
      if (isSvg && (element.getAttribute('d') ?? '').replace(/[^a-z]/gi, '').length > 12) return false;
      const plain = !/url\(|repeating/.test(filled) || (used && /Gradient$/.test(document.getElementById(used[1])?.tagName ?? ''));
      if (plain) ground.add(element);
      return plain && (!paints || !hides(element));
    });
    for (const element of through) element.setAttribute('data-through', '');
    const drawn = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && within.contains(hit) && !ground.has(hit);
    };
    const heights = new Array(columns).fill(0);
    let best = 0;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const x = box.left + (column + 0.5) * cell[0];
        const y = box.top + (row + 0.5) * cell[1];
        heights[column] = y < 0 || y > height || inked[row][column] || drawn(x, y) ? 0 : heights[column] + 1;
      }
      for (let from = 0; from < columns; from++) {
        let least = Infinity;
        for (let to = from; to < columns && heights[to]; to++) {
          least = Math.min(least, heights[to]);
          best = Math.max(best, least * (to - from + 1));
        }
      }
    }
    for (const element of through) element.removeAttribute('data-through');
    return Math.round((1000 * best) / (columns * rows)) / 10;
  }
}
