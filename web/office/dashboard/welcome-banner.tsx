import { ClipboardList, House } from 'lucide-react';
import { HomeSwitcher } from '#web/home/homes/home-switcher.tsx';
import { AddHomeLink } from '#web/home/homes/with-home.tsx';
import { Link } from '#web/lib/link.tsx';
import { RidgelineArt } from '#web/outreach/marketing/ridgeline-art.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import * as t from '#text/office/dashboard.ts';

type WelcomeBannerProps = {
  name: string | null | undefined;
  today: string;
  needsHome: boolean;
  hasHome: boolean;
};

/**
 * The valley at dawn or by moonlight, with the first thing to do. The same height with or without the button.
 */
export function WelcomeBanner({ name, today, needsHome, hasHome }: WelcomeBannerProps) {
  return (
    <header className="relative flex min-h-64 flex-col overflow-hidden rounded-card border border-line bg-linear-to-b from-[light-dark(oklch(0.955_0.022_195),oklch(0.235_0.03_205))] to-[light-dark(oklch(0.97_0.03_86),oklch(0.3_0.03_190))] p-5 sm:p-8">
      <RidgelineArt className="absolute inset-x-0 bottom-0 h-40 w-full sm:h-48" />
      <div className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <p className="font-medium text-ink">{today}</p>
          <h1 className="text-3xl sm:text-4xl">{name ? t.hello(name) : t.helloThere}</h1>
        </div>
        <HomeSwitcher />
      </div>
      {needsHome && (
        <div className="relative mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-raised p-3 shadow-float sm:self-start sm:pr-3 sm:pl-4">
          <p className="flex-1 basis-56">{t.addHomeDetail}</p>
          <AddHomeLink>
            <House className="size-5" aria-hidden="true" />
            {t.addYourHome}
          </AddHomeLink>
        </div>
      )}
      {hasHome && (
        <div className="relative mt-auto self-start pt-4">
          <Link to="/plan" className={buttonClass({ variant: 'outline' })}>
            <ClipboardList className="size-5" aria-hidden="true" />
            {t.evacuationPlan}
          </Link>
        </div>
      )}
    </header>
  );
}
