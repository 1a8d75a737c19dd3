/** How long the dice of one colour tumble, at the usual speed. */
export const THROW_MS = 800;
