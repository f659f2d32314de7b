/** Creates a value on first use. Creating an Intl formatter takes milliseconds, tens of them on a phone. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
