/** Does this browser keep what is played here? Without room, or in some private windows, it does not. */
export const keeping = $state({ fails: false });
