import { useState } from 'react';
import { dropFormDraft, saveFormDraft, readFormDraft } from '#web/lib/form-draft.ts';
import { shownUserId } from '#web/lib/session.ts';

/**
 * A team member's draft about one thing. It survives closing the pane, navigation and an expired session in
 * this tab, so that a long answer isn't lost.
 */
export function useDraftText(about: string): readonly [string, (text: string) => void] {
  const key = `${about}:${shownUserId() ?? ''}`;
  const [text, setText] = useState(() => readFormDraft(key)['text'] ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') dropFormDraft(key);
      else saveFormDraft(key, { text: next });
    },
  ];
}
