import { useMutation, useQuery } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from '#web/lib/router.tsx';
import { useMay } from '#web/core/accounts/may.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { changeCase, deskQuery } from './desk-queries.ts';
import * as t from '#text/office/desk.ts';
import { severityReasons } from '#text/service/case-names.ts';

/** Two short tones. Browsers that block sound before a click stay silent; the banner appears either way. */
function sound(): void {
  try {
    const context = new AudioContext();
    for (const [at, tone] of [
      [0, 880],
      [0.25, 660],
    ] as const) {
      const note = context.createOscillator();
      note.frequency.value = tone;
      note.connect(context.destination);
      note.start(context.currentTime + at);
      note.stop(context.currentTime + at + 0.2);
    }
    setTimeout(() => void context.close(), 1000);
  } catch {
    // There is no sound device.
  }
}

/** In every window of an agent: life-threatening cases that no one has taken. */
export function DeskAlert() {
  const may = useMay();
  const isAgent = may('cases.work');
  const { data } = useQuery({ ...deskQuery, enabled: isAgent });
  const navigate = useNavigate();
  const change = useMutation(changeCase);
  const alerts = isAgent ? (data?.alerts ?? []) : [];
  const known = useRef(new Set<string>());
  const ids = alerts.map(({ id }) => id).join(' ');
  useEffect(() => {
    const all = ids === '' ? [] : ids.split(' ');
    if (all.some((id) => !known.current.has(id))) sound();
    known.current = new Set(all);
  }, [ids]);
  const [first] = alerts;
  if (!first) return null;
  const take = async () => {
    try {
      await change.mutateAsync({ caseId: first.id, what: 'take', body: {} });
      navigate(`/desk/${first.id}`);
    } catch (error) {
      toast({ title: t.caseNotTaken, text: sentence(error), destructive: true });
    }
  };
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 bg-danger px-4 py-3 text-on-danger sm:px-8"
    >
      <p className="flex items-center gap-3 font-semibold">
        <Siren className="size-6 shrink-0" aria-hidden="true" />
        <span>
          {t.alert(first.ref, severityReasons[first.reason])}
          {alerts.length > 1 && t.moreWaiting(alerts.length - 1)}
        </span>
      </p>
      <Button variant="secondary" busy={change.isPending} onClick={() => void take()}>
        {t.takeCase(first.ref)}
      </Button>
    </div>
  );
}
