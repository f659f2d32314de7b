import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  AUDIENCE_NEEDS,
  AUDIENCE_STATES,
  BROADCAST_VARIABLES,
  type BroadcastFilter,
} from '#contract/office/broadcasts.ts';
import { BROADCAST_CHARACTERS } from '#contract/service/broadcasts.ts';
import { placeholdersIn } from '#contract/service/placeholders.ts';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { previewBroadcast, sendBroadcast } from './broadcast-queries.ts';
import { CountDialog } from './count-dialog.tsx';

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

/** Writes a broadcast: whom it is for, what it says, a preview, and then the typed count. */
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
    if (text === '') return setError('Write the message');
    const unknown = placeholdersIn(text).find((name) => !(name in BROADCAST_VARIABLES));
    if (unknown !== undefined) return setError(`{{${unknown}}} isn’t a variable. Use one of the list below.`);
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
    ['', 'All zones'],
    ...(incident?.zones ?? []).map((zone) => [zone.id, zone.name]),
  ]) as Record<string, string>;
  return (
    <Card>
      <h2 className="text-xl">Write to an incident</h2>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void show(event)}
        // What was previewed is what is sent: any change needs a new preview.
        onChange={() => preview.reset()}
      >
        <Field label="Incident">
          <Select value={incidentId} onChange={(event) => setIncidentId(event.target.value)}>
            {incidents.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        </Field>
        <Choice key={incidentId} label="Zone" name="zoneId" options={zones} />
        <Choice label="Households" name="state" options={AUDIENCE_STATES} />
        <Choice label="Needs" name="needs" options={AUDIENCE_NEEDS} />
        <Field
          label="Message"
          hint="Variables: {{place}} is the home’s city, {{incident}} the incident’s name. Texts show the first 230 characters."
          error={error}
          required
        >
          <Textarea name="text" rows={4} maxLength={BROADCAST_CHARACTERS} />
        </Field>
        <div>
          <Button type="submit" variant="outline" busy={preview.isPending}>
            Preview
          </Button>
        </div>
      </form>
      <div role="status" className="grid gap-3">
        {seen && (
          <>
            <p>
              Reaches{' '}
              <strong>
                {seen.households.toLocaleString('en-US')} {seen.households === 1 ? 'household' : 'households'}
              </strong>
              , by app, email, push and text.
            </p>
            {seen.example !== null && (
              <p className="rounded-card border border-line bg-sunken p-3 wrap-anywhere whitespace-pre-line">
                {seen.example}
              </p>
            )}
            {seen.needsSecond && (
              <Notice tone="warning">
                <p>More than 1,000 households: a second person must approve it before it’s sent.</p>
              </Notice>
            )}
          </>
        )}
      </div>
      {seen && seen.households > 0 && (
        <div>
          <Button onClick={() => setSending(true)}>{seen.needsSecond ? 'Ask for approval' : 'Send'}</Button>
        </div>
      )}
      {isSending && words && seen && (
        <CountDialog
          title={seen.needsSecond ? 'Ask for approval' : 'Send this broadcast'}
          text={`It reaches ${seen.households.toLocaleString('en-US')} ${seen.households === 1 ? 'household' : 'households'}. Once sent, it can’t be taken back.`}
          action={seen.needsSecond ? 'Ask for approval' : 'Send'}
          onClose={() => setSending(false)}
          onConfirm={async (count) => {
            const { state } = await send.mutateAsync({ ...words, id, count });
            setId(crypto.randomUUID());
            preview.reset();
            toast({
              title: state === 'sent' ? 'The broadcast is sent' : 'The broadcast needs a second person',
            });
          }}
        />
      )}
    </Card>
  );
}
