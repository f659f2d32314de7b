import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** A search field with a magnifying glass in it. */
export const SearchInput = (props: ComponentProps<typeof Input>) => (
  <span className="relative block">
    <Search
      className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
      aria-hidden="true"
    />
    <Input type="search" autoComplete="off" className="pl-10" {...props} />
  </span>
);
