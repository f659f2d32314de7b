import { useState } from 'react';
import { useNavigate } from '#web/lib/router.tsx';
import { BRAND } from '#contract/brand.ts';
import type { WaitlistReply, WaitlistSource } from '#contract/outreach/waitlist.ts';
import { AddressCombobox } from '#web/outreach/addresses/address-combobox.tsx';
import { ADDRESS_SEARCH, dropFormDraft } from '#web/lib/form-draft.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Link } from '#web/lib/link.tsx';
import { usePlainForm } from '#web/lib/plain-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Honeypot } from '#web/ui/honeypot.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/lib/toast.ts';
import type { WaitlistQuery } from './waitlist-query.ts';
import { localPath } from '#web/lib/local-path.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/outreach/waitlist.ts';

// Both import libraries that a public page shouldn't wait for: loaded when the visitor starts to fill in the
// form.
const calls = () => import('./waitlist-calls.ts');
const ReceivedDialog = lazyPart(() => import('./received-dialog.tsx').then((m) => m.ReceivedDialog));
const prepare = () => Promise.all([calls(), ReceivedDialog.preload()]);

const MISSING = { address: t.enterAddress, email: t.enterEmail };

export type Received = WaitlistReply & { address: string; email: string };

/** Where on the site the visitor decided to join, as far as the URL tells. */
function sourceOf({ email, plan, address }: WaitlistQuery): WaitlistSource {
  if (email) return 'sign-up-card';
  if (plan) return 'pricing';
  return address ? 'address-search' : 'direct';
}

export function WaitlistForm({ query }: { query: WaitlistQuery }) {
  const navigate = useNavigate();
  const [received, setReceived] = useState<Received | null>(null);
  const [isOpen, setOpen] = useState(false);
  const source = sourceOf(query);

  const { formProps, problems, isBusy, onChanged } = usePlainForm({
    missing: MISSING,
    onMissing: () =>
      toast({
        title: t.missingFields,
        text: t.missingFieldsDetail,
        destructive: true,
      }),
    draftKey: 'waitlist',
    prepare,
    send: async ({ address, email, website }) => {
      // Don't send before the dialog that shows the result has loaded.
      const [{ joinWaitlist }] = await prepare();
      const plan = query.plan ? { plan: query.plan } : {};
      const answer = await joinWaitlist({ address, email, source, website, ...plan });
      dropFormDraft(ADDRESS_SEARCH);
      setReceived({ ...answer, address: address.trim(), email: email.trim() });
      setOpen(true);
    },
    otherwise: t.failed,
  });

  const finish = () => {
    setOpen(false);
    toast({
      title: t.onTheList,
      text: t.onTheListDetail(BRAND.name),
    });
    navigate('/');
  };

  return (
    <>
      <form {...formProps} method="post" action={localPath('/waitlist')} className="grid gap-5">
        <Field label={t.homeAddress} hint={t.addressHint} error={problems.address}>
          <AddressCombobox
            required
            name="address"
            defaultValue={query.address ?? ''}
            // Picking a suggestion fires no input event.
            onPick={() => onChanged('address')}
          />
        </Field>
        <Field label={t.emailAddress} error={problems.email}>
          <Input
            required
            type="email"
            name="email"
            defaultValue={query.email ?? ''}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
          />
        </Field>
        <Honeypot />
        {query.plan && <input type="hidden" name="plan" value={query.plan} />}
        {/* For a POST without scripts. At prerender time it's unknown whether an address will be set. */}
        {(query.email || query.plan) && <input type="hidden" name="source" value={source} />}
        <Button type="submit" variant="action" size="large" className="w-full" busy={isBusy}>
          {t.claimAddress}
        </Button>
        <p className="text-sm text-muted">
          {rich(
            t.privacyNote(BRAND.name, (words) => (
              <Link to="/privacy-policy" className="font-medium text-pine-ink underline underline-offset-4">
                {words}
              </Link>
            )),
          )}
        </p>
      </form>
      {received && <ReceivedDialog open={isOpen} received={received} onDone={finish} />}
    </>
  );
}
