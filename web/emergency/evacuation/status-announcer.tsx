import { useEffect, useRef, useState } from 'react';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { NOW_ID } from './now-card.tsx';
import { statusText } from '#contract/emergency/status-text.ts';
import * as t from '#text/emergency/evacuation.ts';

type Said = { alert: string; status: string };

const wordsOf = (evacuation: Evacuation): Said => {
  const { title } = statusText(evacuation);
  return evacuation.state === 'order'
    ? { alert: t.orderAnnounced(title), status: '' }
    : { alert: '', status: `${title}.` };
};

/**
 * Announces changes while the page is open; the initial status is read as part of the page. An order
 * interrupts and scrolls into view, so that a user far down the page doesn't miss it.
 */
export function StatusAnnouncer({ evacuation }: { evacuation: Evacuation }) {
  const [said, setSaid] = useState<Said>({ alert: '', status: '' });
  const { state, since } = evacuation;
  const key = `${state} ${since?.toString() ?? ''}`;
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    setSaid(wordsOf(evacuation));
    if (state === 'order') document.getElementById(NOW_ID)?.scrollIntoView({ block: 'nearest' });
  }, [key, state, evacuation]);
  return (
    <div className="sr-only print:hidden">
      <p role="alert">{said.alert}</p>
      <p role="status">{said.status}</p>
    </div>
  );
}
