import { useMutation, useQuery } from '@tanstack/react-query';
import { Clock3, MailOpen } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Joining } from '#contract/outreach/invitations.ts';
import { accountQuery } from '#web/core/accounts/queries.ts';
import { AddressCombobox } from '#web/outreach/addresses/address-combobox.tsx';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { askToJoin } from '#web/money/membership/queries.ts';
import { dayOf } from '#web/money/membership/words.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/join.ts';

/** Joining is by invitation: the user's waitlist status, or how to ask. */
export function ByInvitation({ joining }: { joining: Joining }) {
  const { invitation, place } = joining;
  if (invitation && !invitation.finishedAt)
    return (
      <Words
        icon={<MailOpen className="size-6" aria-hidden="true" />}
        title={t.invitedTitle}
        text={t.invitedText(invitation.address)}
      >
        <Link to="/join" className={buttonClass({ className: 'self-start' })}>
          {invitation.acceptedAt ? t.continueJoining : t.viewInvitation}
        </Link>
      </Words>
    );
  if (place && place.status !== 'declined') return <Place place={place} />;
  return <Ask declined={place?.address} />;
}

function Place({ place }: { place: NonNullable<Joining['place']> }) {
  if (place.status === 'declined') return null;
  const { title, text } = t.places[place.status];
  return (
    <Words icon={<Clock3 className="size-6" aria-hidden="true" />} title={title} text={text}>
      <dl className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{t.home}</dt>
          <dd className="font-medium wrap-anywhere">{place.address}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t.onTheListSince}</dt>
          <dd className="font-medium">{dayOf(place.since)}</dd>
        </div>
      </dl>
      {(place.status === 'invited' || place.status === 'joined') && (
        <Link to="/contact" className={buttonClass({ variant: 'outline', className: 'self-start' })}>
          {t.writeToUs}
        </Link>
      )}
    </Words>
  );
}

/** Adds the member's address to the waitlist. `declined` is an address that was declined. */
function Ask({ declined }: { declined: string | undefined }) {
  const account = useQuery(accountQuery);
  const home = useQuery(currentHomeQuery);
  const ask = useMutation(askToJoin);
  const [typed, setTyped] = useState<string>();
  // Don't suggest a declined address again.
  const known =
    home.data && !declined
      ? `${home.data.address}, ${home.data.city}, ${home.data.state} ${home.data.zip}`
      : '';
  const address = typed ?? known;
  const refused = ask.error instanceof ApiError ? ask.error.fields['address'] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (account.data) ask.mutate({ address, email: account.data.email });
  };
  return (
    <Words
      icon={<MailOpen className="size-6" aria-hidden="true" />}
      title={t.byInvitation}
      text={t.byInvitationText}
    >
      {declined && (
        <Notice title={t.declined(declined)}>
          {rich(
            t.declinedText((words) => (
              <Link to="/contact" className="font-medium underline underline-offset-4">
                {words}
              </Link>
            )),
          )}
        </Notice>
      )}
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t.homeAddress}
          required
          error={ask.error ? (refused ?? sentence(ask.error)) : undefined}
          hint={t.addressHint}
        >
          {/* The known address loads later and only fills an empty field. */}
          <AddressCombobox key={known} name="address" value={address} onChange={setTyped} />
        </Field>
        <Button type="submit" className="justify-self-start" busy={ask.isPending} disabled={!account.data}>
          {t.joinWaitlist}
        </Button>
      </form>
    </Words>
  );
}

type WordsProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function Words({ icon, title, text, children }: WordsProps) {
  return (
    <section aria-labelledby="by-invitation">
      <Card>
        <span className="grid size-12 place-items-center rounded-full bg-pine-soft text-pine-ink">
          {icon}
        </span>
        <CardHeader>
          <CardTitle as="h2" id="by-invitation">
            {title}
          </CardTitle>
          <CardText className="max-w-prose">{text}</CardText>
        </CardHeader>
        {children}
      </Card>
    </section>
  );
}
