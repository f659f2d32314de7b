import { useMutation } from '@tanstack/react-query';
import { MessagesSquare, UserRound } from 'lucide-react';
import { useState } from 'react';
import { MEMBER_TRIGGERS } from '#contract/home/recovery-clocks.ts';
import type { LogView } from '#contract/home/recovery-records.ts';
import { TRIGGER_WORDS } from '#contract/home/recovery-words.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Options } from '#web/ui/options.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { DayField, RecordDialog, RemoveButton, typed, typedDay } from './record-dialog.tsx';
import { RecordFrame } from './record-frame.tsx';
import { logQuery, saveRecord } from './record-queries.ts';
import * as words from '#text/home/recovery-log.ts';
import * as t from '#text/home/recovery-records.ts';

/** /recovery/log: calls, messages, adjusters and promises. */
export const LogPage = () => (
  <RecordFrame<LogView> title={t.logTitle} intro={t.logIntro} what={t.theLog} query={logQuery}>
    {(log, homeId) => (
      <>
        {log.thirdAdjusterOn && (
          <Notice tone="warning" title={t.thirdTitle}>
            {t.thirdText(formatDay(log.thirdAdjusterOn))}
          </Notice>
        )}
        <Contacts log={log} homeId={homeId} />
        <Adjusters log={log} homeId={homeId} />
      </>
    )}
  </RecordFrame>
);

type Contact = LogView['contacts'][number];
type PartProps = { log: LogView; homeId: string };

/** The entry must contain every word of the search. */
const isFound = ({ details }: Contact, search: string): boolean => {
  const text = [details.who, details.company, details.summary, details.promise].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

function Contacts({ log, homeId }: PartProps) {
  const [isAdding, setAdding] = useState(false);
  const [search, setSearch] = useState('');
  const found = log.contacts.filter((contact) => isFound(contact, search));
  return (
    <Section icon={MessagesSquare} title={t.logTitle}>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t.search} className="min-w-0 flex-1 basis-56">
          <SearchInput value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
        {log.canEdit && <Button onClick={() => setAdding(true)}>{t.addContact}</Button>}
        {log.contacts.length > 0 && (
          <a
            href={`/api/homes/${homeId}/recovery/log/export`}
            download
            className={buttonClass({ variant: 'outline' })}
          >
            {t.exportCsv}
          </a>
        )}
      </div>
      {found.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-muted">
          {log.contacts.length === 0 ? t.noContacts : t.nothingFound}
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {found.map((contact) => (
            <ContactRow key={contact.id} contact={contact} log={log} homeId={homeId} />
          ))}
        </ul>
      )}
      {isAdding && <ContactDialog log={log} homeId={homeId} onClose={() => setAdding(false)} />}
    </Section>
  );
}

function ContactRow({ contact, log, homeId }: PartProps & { contact: Contact }) {
  const { id, day, details } = contact;
  const { mutateAsync, isPending } = useMutation(saveRecord);
  const keep = async () => {
    try {
      const kept = { ...details, promiseKept: log.today };
      await mutateAsync({ homeId, id, body: { kind: 'contact', day, details: kept } });
      toast({ title: t.saved });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  const isLate =
    details.promiseKept === null && details.promiseDue !== null && details.promiseDue < log.today;
  return (
    <li className="flex items-start justify-between gap-2 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="font-medium wrap-anywhere">
          {[details.who, details.company].filter(Boolean).join(', ')}
        </p>
        <p className="tabular text-sm text-muted">
          {formatDay(day)} · {words.channels[details.channel]} · {words.directions[details.direction]}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{details.summary}</p>
        {details.promise && (
          <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
            {t.promised(details.promise, details.promiseDue && formatDay(details.promiseDue))}
            {details.promiseKept && <Badge tone="moss">{t.promiseKept}</Badge>}
            {isLate && <Badge tone="danger">{t.promiseLate}</Badge>}
          </p>
        )}
        {log.canEdit && details.promise && details.promiseKept === null && (
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            busy={isPending}
            onClick={() => void keep()}
          >
            {t.markKept}
            <span className="sr-only">: {details.promise}</span>
          </Button>
        )}
      </div>
      {log.canEdit && <RemoveButton homeId={homeId} id={id} what={details.who} />}
    </li>
  );
}

const triggerWords = Object.fromEntries(MEMBER_TRIGGERS.map((trigger) => [trigger, TRIGGER_WORDS[trigger]]));

function ContactDialog({ log, homeId, onClose }: PartProps & { onClose: () => void }) {
  return (
    <RecordDialog
      homeId={homeId}
      title={t.addContact}
      text={t.addContactText}
      onClose={onClose}
      bodyOf={(form) => ({
        kind: 'contact',
        day: typed(form, 'day'),
        starts: (typed(form, 'starts') || null) as never,
        details: {
          channel: typed(form, 'channel') as Contact['details']['channel'],
          direction: typed(form, 'direction') as Contact['details']['direction'],
          who: typed(form, 'who'),
          company: typed(form, 'company'),
          summary: typed(form, 'summary'),
          promise: typed(form, 'promise'),
          promiseDue: typedDay(form, 'promiseDue'),
        },
      })}
    >
      {(errors) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <DayField errors={errors} today={log.today} />
            <Field label={t.channel} error={errors['channel']} required>
              <Select name="channel">
                <Options words={words.channels} />
              </Select>
            </Field>
            <Field label={t.direction} error={errors['direction']} required>
              <Select name="direction">
                <Options words={words.directions} />
              </Select>
            </Field>
            <Field label={t.who} error={errors['who']} required>
              <Input name="who" maxLength={80} autoComplete="off" />
            </Field>
            <Field label={t.company} error={errors['company']}>
              <Input name="company" maxLength={80} autoComplete="off" />
            </Field>
          </div>
          <Field label={t.summary} error={errors['summary']} required>
            <Textarea name="summary" rows={4} maxLength={2000} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t.promise} error={errors['promise']}>
              <Input name="promise" maxLength={300} autoComplete="off" />
            </Field>
            <Field label={t.promiseDue} error={errors['promiseDue']}>
              <Input name="promiseDue" type="date" />
            </Field>
          </div>
          <Field label={t.starts} error={errors['starts'] ?? errors['subject']}>
            <Select name="starts" defaultValue="">
              <option value="">{t.startsNothing}</option>
              <Options words={triggerWords} />
            </Select>
          </Field>
        </>
      )}
    </RecordDialog>
  );
}

function Adjusters({ log, homeId }: PartProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Section icon={UserRound} title={t.adjusters}>
      <p className="max-w-prose text-muted">{t.adjustersText}</p>
      {log.adjusters.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-muted">{t.noAdjusters}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {log.adjusters.map(({ id, day, details }) => (
            <li key={id} className="flex items-start justify-between gap-2 py-3">
              <div className="grid min-w-0 gap-1">
                <p className="font-medium wrap-anywhere">{details.name}</p>
                <p className="tabular text-sm text-muted">{t.since(formatDay(day))}</p>
                <p className="text-sm wrap-anywhere text-muted">
                  {[details.company, details.phone, details.email].filter(Boolean).join(' · ')}
                </p>
              </div>
              {log.canEdit && <RemoveButton homeId={homeId} id={id} what={details.name} />}
            </li>
          ))}
        </ul>
      )}
      {log.canEdit && (
        <Button variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
          {t.addAdjuster}
        </Button>
      )}
      {isAdding && (
        <RecordDialog
          homeId={homeId}
          title={t.addAdjuster}
          text={t.adjustersText}
          onClose={() => setAdding(false)}
          bodyOf={(form) => ({
            kind: 'adjuster',
            day: typed(form, 'day'),
            details: {
              name: typed(form, 'name'),
              company: typed(form, 'company'),
              phone: typed(form, 'phone'),
              email: typed(form, 'email'),
            },
          })}
        >
          {(errors) => (
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={t.adjusterName} error={errors['name']} required>
                <Input name="name" maxLength={80} autoComplete="off" />
              </Field>
              <DayField errors={errors} today={log.today} />
              <Field label={t.company} error={errors['company']}>
                <Input name="company" maxLength={80} autoComplete="off" />
              </Field>
              <Field label={t.phone} error={errors['phone']}>
                <Input name="phone" type="tel" maxLength={40} autoComplete="off" />
              </Field>
              <Field label={t.email} error={errors['email']}>
                <Input name="email" type="email" maxLength={254} autoComplete="off" />
              </Field>
            </div>
          )}
        </RecordDialog>
      )}
    </Section>
  );
}
