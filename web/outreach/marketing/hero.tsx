import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { useNavigate } from '#web/lib/router.tsx';
import { BRAND } from '#contract/brand.ts';
import { AddressCombobox } from '#web/outreach/addresses/address-combobox.tsx';
import { ADDRESS_SEARCH, saveFormDraft, readFormDraft } from '#web/lib/form-draft.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { CONCIERGE_HOURS } from '#web/lib/contacts.ts';
import { localPath } from '#web/lib/local-path.ts';
import * as t from '#text/outreach/landing.ts';

const CHIPS = [t.hotelPreBooked, t.cashReady, t.concierge(CONCIERGE_HOURS)];

/** The waitlist URL for an address. Without an address there is no query. */
const waitlistFor = (address: string) =>
  address.trim() ? `/waitlist?address=${encodeURIComponent(address.trim())}` : '/waitlist';

function AddressSearch() {
  const navigate = useNavigate();
  const [address, setAddress] = useState('');
  // Restore the address after Back from the waitlist.
  useEffect(() => setAddress((typed) => typed || (readFormDraft(ADDRESS_SEARCH)['address'] ?? '')), []);
  const change = (text: string) => {
    setAddress(text);
    saveFormDraft(ADDRESS_SEARCH, { address: text });
  };
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    navigate(waitlistFor(address));
  };
  return (
    <form action={localPath('/waitlist')} onSubmit={check} className="mt-8 max-w-xl">
      <label htmlFor="hero-address" className="font-medium">
        {t.homeAddress}
      </label>
      <div className="mt-1.5 grid gap-3 sm:grid-cols-[1fr_auto]">
        <AddressCombobox
          id="hero-address"
          name="address"
          size="lg"
          placeholder={t.addressPlaceholder}
          value={address}
          onChange={change}
          onPick={(place) => navigate(waitlistFor(place.formattedAddress))}
        />
        <button
          type="submit"
          className={buttonClass({ variant: 'action', size: 'large', className: 'sm:min-h-14' })}
        >
          {t.checkEligibility}
        </button>
      </div>
    </form>
  );
}

function Chips() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-medium">
      {CHIPS.map((chip) => (
        <li key={chip} className="flex items-center gap-2">
          <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-moss-soft stroke-moss-ink">
            <circle cx="10" cy="10" r="10" className="stroke-none" />
            <path d="m6 10.5 2.7 2.7L14.2 7.5" fill="none" strokeWidth="2" strokeLinecap="round" />
          </svg>
          {chip}
        </li>
      ))}
    </ul>
  );
}

/** The first screen. `scene` is decorative: it's in the HTML and needs no script at first. */
export function Hero({ scene }: { scene: ReactNode }) {
  return (
    <section className="relative isolate z-10 overflow-x-clip">
      <div className="mx-auto grid max-w-6xl gap-12 px-4 pt-10 pb-44 sm:px-6 sm:pt-14 lg:grid-cols-[1fr_24rem] lg:pb-64 2xl:pt-20 2xl:pb-80">
        <div>
          <p className="inline-flex items-center gap-2 rounded-full bg-amber-soft px-3 py-1 text-sm font-semibold text-amber-ink">
            <span className="size-2 rounded-full bg-amber" />
            {t.season}
          </p>
          <h1 className="mt-5 text-[2.625rem] leading-[1.05] sm:text-6xl xl:text-[4.125rem]">{t.title}</h1>
          <p className="mt-6 max-w-xl text-lg text-muted sm:text-xl">{t.intro(BRAND.name)}</p>
          <AddressSearch />
          <Chips />
          <Link
            to="/coverage"
            className="mt-3 inline-flex min-h-11 items-center font-medium text-pine-ink underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {t.seeRisk}
          </Link>
        </div>
        {scene}
      </div>
    </section>
  );
}
