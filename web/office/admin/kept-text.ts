import { useState } from 'react';
import { dropFormDraft, keepFormDraft, readFormDraft } from '#web/lib/form-draft.ts';
import { shownUserId } from '#web/lib/session.ts';

/**
 * A team member's draft about one thing. It survives closing the pane, navigation and an expired session in
 * this tab, so that a long answer isn't lost.
 */
export function useKeptText(about: string): readonly [string, (text: string) => void] {
  const key = `${about}:${shownUserId() ?? ''}`;
  const [text, setText] = useState(() => readFormDraft(key)['text'] ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') dropFormDraft(key);
      else keepFormDraft(key, { text: next });
    },
  ];
}
