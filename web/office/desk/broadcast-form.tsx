import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type BroadcastFilter, unknownInBroadcast } from '#contract/office/broadcasts.ts';
import { BROADCAST_CHARACTERS } from '#contract/service/broadcasts.ts';
import { sentence } from '#web/lib/api-error.ts';
import { rich } from '#web/lib/rich.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { previewBroadcast, sendBroadcast } from './broadcast-queries.ts';
import { CountDialog } from './count-dialog.tsx';
import { countWords } from './count-words.ts';
import * as t from '#text/office/desk-broadcasts.ts';
import * as v from '#text/office/values.ts';

type Incident = { id: string; name: string; zones: readonly { id: string; name: string }[] };

function Choice({
  label,
  name,
  options,
}: {
  label: string;
  name: string;
  options: Readonly<Record<string, string>>;
}) {
  return (
    <Field label={label}>
      <Select name={name}>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const given = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** Writes a broadcast: its recipients, its text, a preview, and then the typed count. */
export function BroadcastForm({ incidents }: { incidents: readonly Incident[] }) {
  const [incidentId, setIncidentId] = useState(incidents[0]?.id ?? '');
  const [id, setId] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const preview = useMutation(previewBroadcast);
  const send = useMutation(sendBroadcast);
  const incident = incidents.find((one) => one.id === incidentId) ?? incidents[0];
  const words = preview.variables;
  const seen = preview.data;
  const show = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = given(form, 'text');
    if (text === '') return setError(v.broadcastText);
    const [unknown] = unknownInBroadcast(text);
    if (unknown !== undefined) return setError(t.unknownVariable(unknown));
    setError(undefined);
    const filter = {
      zoneId: given(form, 'zoneId') || null,
      state: given(form, 'state') as BroadcastFilter['state'],
      needs: given(form, 'needs') as BroadcastFilter['needs'],
    };
    try {
      await preview.mutateAsync({ incidentId: incident?.id ?? '', filter, text });
    } catch (failure) {
      setError(sentence(failure));
    }
  };
  const zones = Object.fromEntries([
    ['', t.allZones],
    ...(incident?.zones ?? []).map((zone) => [zone.id, zone.name]),
  ]) as Record<string, string>;
  return (
    <Card>
      <h2 className="text-xl">{t.writeToIncident}</h2>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void show(event)}
        // Exactly what was previewed is sent, so any change needs a new preview.
        onChange={() => preview.reset()}
      >
        <Field label={t.incident}>
          <Select value={incidentId} onChange={(event) => setIncidentId(event.target.value)}>
            {incidents.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        </Field>
        <Choice key={incidentId} label={t.zone} name="zoneId" options={zones} />
        <Choice label={t.householdsLabel} name="state" options={t.audience} />
        <Choice label={t.needsLabel} name="needs" options={t.needs} />
        <Field label={t.message} hint={t.messageHint} error={error} required>
          <Textarea name="text" rows={4} maxLength={BROADCAST_CHARACTERS} />
        </Field>
        <div>
          <Button type="submit" variant="outline" busy={preview.isPending}>
            {t.preview}
          </Button>
        </div>
      </form>
      <div role="status" className="grid gap-3">
        {seen && (
          <>
            <p>{rich(t.reaches((words) => <strong>{words}</strong>, countWords(seen.households)))}</p>
            {seen.example !== null && (
              <p className="rounded-card border border-line bg-sunken p-3 wrap-anywhere whitespace-pre-line">
                {seen.example}
              </p>
            )}
            {seen.needsSecond && (
              <Notice tone="warning">
                <p>{t.needsSecond}</p>
              </Notice>
            )}
          </>
        )}
      </div>
      {seen && seen.households > 0 && (
        <div>
          <Button onClick={() => setSending(true)}>{seen.needsSecond ? t.askApproval : t.send}</Button>
        </div>
      )}
      {isSending && words && seen && (
        <CountDialog
          title={seen.needsSecond ? t.askApproval : t.sendTitle}
          text={t.sendText(countWords(seen.households))}
          action={seen.needsSecond ? t.askApproval : t.send}
          onClose={() => setSending(false)}
          onConfirm={async (count) => {
            const { state } = await send.mutateAsync({ ...words, id, count });
            setId(crypto.randomUUID());
            preview.reset();
            toast({
              title: state === 'sent' ? t.broadcastSent : t.needsSecondPerson,
            });
          }}
        />
      )}
    </Card>
  );
}
