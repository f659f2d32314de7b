export type QueueFilter = {
  key: string;
  label: string;
  options: readonly { value: string; word: string; count?: number | undefined }[];
};

/** A filter of a list: the label of each value, and its number of rows if the list provides it. */
export const filterOf = <V extends string>(
  key: string,
  label: string,
  values: readonly V[],
  wordOf: (value: V) => string,
  countOf: (value: V) => number | undefined = () => undefined,
): QueueFilter => ({
  key,
  label,
  options: values.map((value) => ({ value, word: wordOf(value), count: countOf(value) })),
});
