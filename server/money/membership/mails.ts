import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { PLAN_TERMS, type Interval, type PlanKey } from '#contract/core/plans.ts';
import { californiaDay, dayInWords, priceInWords } from '#contract/money/renewal-words.ts';
import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import { amountText } from '#contract/text/format.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import type { NoticeKind } from './notice-kinds.ts';
import type { InvoiceRow } from './invoice-store.ts';
import type { ConsentRow, MembershipRow } from './store.ts';

type Facts = {
  /** English unless given. */
  language?: Language;
  name: string | null;
  row: MembershipRow;
  /** What the notice is about. For a receipt, the invoice number. */
  occasion: string;
  invoices: readonly InvoiceRow[];
  consent: ConsentRow | undefined;
  /** For the notice of a new price. */
  priceChange?: { newCents: number; effectiveAt: Date } | undefined;
  url: string;
};

const named = (plan: PlanKey): string => `${BRAND.name} ${PLAN_TERMS[plan].name}`;
const lines = (invoice: InvoiceRow): string =>
  invoice.lines.map(({ description, cents }) => `${description}: ${dollarsInWords(cents)}`).join('; ');

/** The sentences that several notices share, about one membership and for one reader. */
function aboutMembership(row: MembershipRow, language: Language) {
  const { membershipMails: t, renewal } = messagesIn(language);
  const plan = named(row.plan);
  const dayOf = (at: Date | null): string => (at ? dayInWords(californiaDay(at), language) : t.laterDay);
  const price = (of: PlanKey, interval: Interval, cents?: number) =>
    priceInWords(of, interval, cents, { language, messages: renewal });
  const { cashCents, hotelNights } = PLAN_TERMS[row.plan];
  const until = dayOf(row.periodEnd);
  /** What changes at the renewal, if anything: the plan, or only the billing interval. */
  const becomes = (): string | null => {
    if (!row.nextPlan || !row.nextInterval) return null;
    const next = price(row.nextPlan, row.nextInterval);
    return row.nextPlan === row.plan
      ? t.intervalBecomes[row.nextInterval](until, plan, next)
      : t.planBecomes(until, named(row.nextPlan), next);
  };
  /** The member's own price, which may differ from the listed one. */
  const costs = price(row.plan, row.interval, row.nextPriceCents ?? row.priceCents ?? undefined);
  return {
    plan,
    until,
    dayOf,
    price,
    costs,
    becomes: becomes(),
    renews: becomes() ?? t.renews(until, costs),
    benefits: t.benefits(amountText(cashCents, language), hotelNights),
    cancel: renewal.youCanCancel,
  };
}

type Body = Pick<MailParts, 'subject' | 'paragraphs'> & { label: string };
type About = ReturnType<typeof aboutMembership>;
type Written = (facts: Facts, about: About, t: Messages['membershipMails']) => Body;

/** The text of each notice. Amounts and dates come from our copy at send time. */
const BODIES: Record<NoticeKind, Written> = {
  welcome: ({ invoices, consent }, { plan, benefits, renews, cancel }, t) => {
    const first = invoices.at(-1);
    return {
      subject: t.welcome(plan),
      label: t.see,
      paragraphs: [
        t.thanks(benefits),
        ...(first ? [t.youPaid(dollarsInWords(first.totalCents), first.number)] : []),
        renews,
        cancel,
        ...(consent ? [t.youAgreed(consent.words)] : []),
        t.keepEmail,
      ],
    };
  },
  receipt: ({ row, invoices, occasion }, { plan, until, dayOf, renews, cancel }, t) => {
    const invoice = invoices.find(({ number }) => number === occasion);
    const sum = invoice && dollarsInWords(invoice.totalCents);
    return {
      subject: sum ? t.receiptFor(sum) : t.receipt,
      label: t.openInvoices,
      paragraphs: [
        ...(invoice && sum
          ? [
              t.received({
                sum,
                card: invoice.card,
                day: dayOf(invoice.paidAt),
                plan,
                number: invoice.number,
              }),
              `${lines(invoice)}.`,
            ]
          : []),
        row.endsWithPeriod ? t.endsOn(until) : renews,
        cancel,
      ],
    };
  },
  'payment-failed': ({ row, invoices, occasion }, { dayOf }, t) => {
    const invoice = invoices.find(({ number }) => number === occasion);
    const failure = t.couldNotCharge(invoice ? dollarsInWords(invoice.totalCents) : null, row.card);
    return {
      subject: t.failed(BRAND.name),
      label: t.payOrChange,
      paragraphs: [
        invoice?.failure ? `${failure} ${t.bankSaid(invoice.failure)}` : failure,
        t.worksUntil(dayOf(row.graceUntil)),
        t.addCard,
      ],
    };
  },
  'last-try-failed': ({ row }, { dayOf }, t) => ({
    subject: t.lastTry(dayOf(row.graceUntil)),
    label: t.payOrChange,
    paragraphs: [t.triedOften, t.payBy(dayOf(row.graceUntil))],
  }),
  'change-planned': ({ row }, { plan, benefits, becomes, cancel }, t) => ({
    subject: row.nextPlan === row.plan ? t.paymentWillChange : t.planWillChange,
    label: t.see,
    paragraphs: [
      becomes ? t.youPlanned(becomes) : t.planStays(plan),
      ...(row.nextPlan === row.plan ? [] : [t.untilThen(plan, benefits)]),
      cancel,
    ],
  }),
  'plan-changed': (_, { plan, benefits, renews, cancel }, t) => ({
    subject: t.planIsNow(plan),
    label: t.see,
    paragraphs: [t.nowBrings(benefits), renews, cancel],
  }),
  cancelled: (_, { plan, until }, t) => ({
    subject: t.cancelled(until),
    label: t.see,
    paragraphs: [t.youCanceled(plan, until), t.accountStays],
  }),
  kept: (_, { plan, renews, cancel }, t) => ({
    subject: t.kept,
    label: t.see,
    paragraphs: [t.youKept(plan), renews, cancel],
  }),
  ended: ({ row }, { plan, dayOf }, t) => ({
    subject: t.ended,
    label: t.seePlans,
    paragraphs: [t.endedOn(plan, dayOf(row.endedAt)), t.notCovered],
  }),
  'renewal-soon': (_, { plan, until, becomes, costs, cancel }, t) => ({
    subject: t.renewsOn(until),
    label: t.seeOrCancel,
    paragraphs: [becomes ? t.renewsWithChange(becomes) : t.renewsForYear(plan, until, costs), cancel],
  }),
  'yearly-reminder': (_, { plan, benefits, renews, cancel }, t) => ({
    subject: t.yearly(BRAND.name),
    label: t.seeOrCancel,
    paragraphs: [t.onceAYear(plan, benefits), renews, cancel],
  }),
  'price-change': ({ row, priceChange }, { plan, dayOf, price, cancel }, t) => {
    const day = priceChange && dayOf(priceChange.effectiveAt);
    return {
      subject: day ? t.priceChangesOn(plan, day) : t.priceChanges(plan),
      label: t.seeOrCancel,
      paragraphs:
        priceChange && day
          ? [
              t.newPrice({
                old: price(row.plan, row.interval, row.priceCents ?? undefined),
                plan,
                day,
                new: price(row.plan, row.interval, priceChange.newCents),
              }),
              t.nothingToDo,
              t.cancelBefore(cancel),
            ]
          : [t.seeNewPrice],
    };
  },
  'payment-disputed': (_, { plan }, t) => ({
    subject: t.disputed,
    label: t.see,
    paragraphs: [t.bankDisputes(plan), t.withdrawDispute, t.onPurpose],
  }),
  'dispute-resolved': ({ row }, { plan, benefits, until, renews }, t) => ({
    subject: t.restored,
    label: t.see,
    paragraphs:
      row.status === 'ended'
        ? [t.resolvedEnded]
        : [t.resolved(plan, benefits), row.endsWithPeriod ? t.itEndsOn(until) : renews],
  }),
  'dispute-lost': (_, { plan }, t) => ({
    subject: t.reversed,
    label: t.see,
    paragraphs: [t.bankReversed(plan), t.contactFirst],
  }),
};

/** A membership email. It's part of the contract with the member, so it can't be turned off. */
export function membershipMail(kind: NoticeKind, facts: Facts): MailParts {
  const { language = 'en', row } = facts;
  const { membershipMails: t, mail } = messagesIn(language);
  const { label, ...body } = BODIES[kind](facts, aboutMembership(row, language), t);
  return {
    language,
    ...body,
    greeting: mail.hello(facts.name),
    action: { label, url: facts.url },
  };
}
