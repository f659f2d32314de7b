import { SearchX } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type NothingFoundProps = { title: string; text: string; showAll: string; onShowAll: () => void };

/** A list whose search or filter matches nothing. */
export const NothingFound = ({ title, text, showAll, onShowAll }: NothingFoundProps) => (
  <EmptyState
    icon={SearchX}
    title={title}
    text={text}
    action={
      <Button variant="outline" onClick={onShowAll}>
        {showAll}
      </Button>
    }
  />
);
