/** Makes each drawing once and keeps it under its key. */
export function keeper(): (key: string, draw: () => string) => string {
  const kept = new Map<string, string>();
  return (key, draw) => {
    let drawing = kept.get(key);
    if (drawing === undefined) kept.set(key, (drawing = draw()));
    return drawing;
  };
}
