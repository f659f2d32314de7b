import { useState } from 'react';
import { dropFormDraft, keepFormDraft, readFormDraft } from '#web/lib/form-draft.ts';
import { shownUserId } from '#web/lib/session.ts';

/**
 * What somebody of the team is writing about one thing. It outlives the pane, the page and the session in this tab: a
 * long answer is not written twice because a key was pressed or a sign-in ran out.
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
