import { useMutation, useQuery } from '@tanstack/react-query';
import { Hotel } from 'lucide-react';
import { useState } from 'react';
import type { HotelRequest } from '#contract/emergency/hotel-requests.ts';
import { formatPhone } from '#contract/phone.ts';
import { DECLINE_REASONS, type DeclineReason } from '#contract/service/offer-states.ts';
import { May } from '#web/core/accounts/may.tsx';
import { formatMoment } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { answerForHotel, hotelRequestsQuery } from './hotel-request-queries.ts';
import { textIn } from './register/form-values.ts';
import * as t from '#text/office/hotel-requests.ts';
import { reasons } from '#text/service/partner-page.ts';

const columns = (noteAnswer: (request: HotelRequest) => void): Column<HotelRequest>[] => [
  {
    key: 'hotel',
    header: t.hotel,
    cell: ({ hotel, city, phone, isSample, isSilent, callNow }) => (
      <span className="grid justify-items-end gap-1 @xl:justify-items-start">
        <span>
          {hotel}, {city} {isSample && <Badge>{t.sample}</Badge>}{' '}
          {callNow && <Badge tone="ember">{t.callNow}</Badge>}{' '}
          {isSilent && <Badge tone="amber">{t.silent}</Badge>}
        </span>
        <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center font-normal underline">
          {formatPhone(phone)}
        </a>
      </span>
    ),
  },
  { key: 'incident', header: t.incident, cell: ({ incident }) => incident },
  {
    key: 'rooms',
    header: t.rooms,
    cell: ({ asked, confirmed, declined, open }) => (
      <span className="grid gap-0.5">
        <span className="font-semibold">{open > 0 ? t.open(open) : t.allAnswered}</span>
        <span className="text-sm text-muted">{t.counts(asked, confirmed, declined)}</span>
      </span>
    ),
  },
  {
    key: 'answered',
    header: t.answered,
    cell: ({ minutes, firstAskedAt, contactsAsked }) => (
      <span className="grid gap-0.5">
        <span>{minutes === null ? t.notYet : t.minutes(minutes)}</span>
        <span className="text-sm text-muted">
          {[...(firstAskedAt ? [t.askedAt(formatMoment(firstAskedAt))] : []), t.contacts(contactsAsked)].join(
            ', ',
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'note',
    header: t.note,
    hideHeader: true,
    cell: (request) =>
      request.open > 0 && (
        <May use="offers.answer">
          <Button variant="outline" aria-label={t.noteFor(request.hotel)} onClick={() => noteAnswer(request)}>
            {t.note}
          </Button>
        </May>
      ),
  },
];

/** Records a hotel's answer by phone for everything that is open there. */
function AnswerDialog({ request, onClose }: { request: HotelRequest; onClose: () => void }) {
  const [is, setIs] = useState<'confirmed' | 'declined'>('confirmed');
  const answer = useMutation(answerForHotel);
  const { incidentId, partnerId } = request;
  return (
    <FieldsDialog
      title={t.noteFor(request.hotel)}
      text={t.noteDetail(request.open)}
      action={t.save}
      done={t.saved}
      onClose={onClose}
      onSave={(given) =>
        answer.mutateAsync({
          incidentId,
          partnerId,
          body:
            is === 'confirmed'
              ? { is, number: textIn(given, 'number') }
              : { is, reason: textIn(given, 'reason') as DeclineReason },
        })
      }
    >
      {(errors) => (
        <>
          <Field label={t.answer}>
            <Select value={is} onChange={(event) => setIs(event.target.value as typeof is)}>
              <option value="confirmed">{t.yes}</option>
              <option value="declined">{t.no}</option>
            </Select>
          </Field>
          {is === 'confirmed' ? (
            <Field label={t.number} error={errors.number}>
              <Input name="number" autoComplete="off" />
            </Field>
          ) : (
            <Field label={t.reason} error={errors.reason}>
              <Select name="reason">
                {DECLINE_REASONS.map((key) => (
                  <option key={key} value={key}>
                    {reasons[key]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </>
      )}
    </FieldsDialog>
  );
}

/** Every hotel that was asked: its answer, how long it took, and whom to call now. */
export function HotelRequests() {
  const query = useQuery(hotelRequestsQuery);
  const [noting, setNoting] = useState<HotelRequest | null>(null);
  return (
    <Section icon={Hotel} title={t.title}>
      <p className="text-muted">{t.intro}</p>
      <Loaded query={query} what={t.what}>
        {({ requests }) =>
          requests.length === 0 ? (
            <EmptyState icon={Hotel} title={t.none} text={t.noneDetail} />
          ) : (
            <Table
              caption={t.title}
              columns={columns(setNoting)}
              rows={requests}
              rowKey={({ partnerId, incidentId }) => `${partnerId} ${incidentId}`}
            />
          )
        }
      </Loaded>
      {noting && <AnswerDialog request={noting} onClose={() => setNoting(null)} />}
    </Section>
  );
}
