import { Input } from '#web/ui/input.tsx';

/** Searches while typing. */
export const SearchBox = ({ value, onSearch }: { value: string; onSearch: (typed: string) => void }) => (
  <Input type="search" value={value} maxLength={200} onChange={({ target }) => onSearch(target.value)} />
);
