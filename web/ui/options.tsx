/** The options of a select, from a table of value and word. */
export const Options = ({ words }: { words: Readonly<Record<string, string>> }) =>
  Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));
