import { BRAND } from '#contract/brand.ts';
import * as brand from '#text/brand.ts';
import { SUPPORT_EMAIL } from '#web/lib/contacts.ts';
import { priceWord } from '#web/lib/prices.ts';
import { faqGroups } from './faq.ts';
import { plainAnswer } from './faq-entry.ts';
import { type Plan, plans } from './plans.ts';
import { locale } from '#text/locale.ts';
import * as titles from '#text/shell/titles.ts';

/** A JSON-LD object with schema.org terms. */
type Thing = Record<string, unknown>;

const SCHEMA = 'https://schema.org';

/** Breadcrumb labels by page. */
const TRAIL: Record<string, string> = {
  '/waitlist': titles.waitlist,
  '/faq': titles.faq,
  '/community': titles.community,
  '/contact': titles.contact,
  '/privacy-policy': titles.privacyPolicy,
  '/terms-of-service': titles.termsOfService,
};

const organization = (origin: string): Thing => ({
  '@context': SCHEMA,
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: BRAND.name,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  slogan: brand.tagline,
  description: brand.summary,
  areaServed: { '@type': 'State', name: 'California' },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: SUPPORT_EMAIL,
    url: `${origin}/contact`,
    availableLanguage: ['en', 'es'],
  },
});

const webSite = (origin: string): Thing => ({
  '@context': SCHEMA,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: BRAND.name,
  url: `${origin}/`,
  inLanguage: locale,
  publisher: { '@id': `${origin}/#organization` },
});

function offer({ key, name, color }: Plan, origin: string): Thing {
  const price = priceWord(`PRICE_${key.toUpperCase()}_PLAIN`);
  return {
    '@type': 'Offer',
    name: `${BRAND.name} ${name}`,
    url: `${origin}/waitlist?plan=${name.toLowerCase()}&color=${color}`,
    price,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      billingDuration: 'P1M',
      unitText: 'month',
    },
    availability: `${SCHEMA}/PreOrder`,
    areaServed: { '@type': 'State', name: 'California' },
  };
}

const product = (origin: string): Thing => ({
  '@context': SCHEMA,
  '@type': 'Product',
  name: brand.membership(BRAND.name),
  description: brand.summary,
  image: `${origin}/social.png`,
  brand: { '@type': 'Brand', name: BRAND.name },
  offers: plans.map((plan) => offer(plan, origin)),
});

const faqPage = (origin: string): Thing => ({
  '@context': SCHEMA,
  '@type': 'FAQPage',
  url: `${origin}/faq`,
  inLanguage: locale,
  mainEntity: faqGroups
    .flatMap((group) => group.entries)
    .map(({ id, question, answer }) => ({
      '@type': 'Question',
      url: `${origin}/faq#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer(answer) },
    })),
});

const contactPage = (origin: string): Thing => ({
  '@context': SCHEMA,
  '@type': 'ContactPage',
  name: titles.contact,
  url: `${origin}/contact`,
  mainEntity: { '@id': `${origin}/#organization` },
});

const breadcrumbs = (path: string, name: string, origin: string): Thing => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: BRAND.name, item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name, item: `${origin}${path}` },
  ],
});

/** A public page's structured data; the build writes it into the page's head. */
export function structuredData(path: string, origin: string): object[] {
  if (path === '/') return [organization(origin), webSite(origin), product(origin)];
  const name = TRAIL[path];
  if (name === undefined) return [];
  const trail = breadcrumbs(path, name, origin);
  if (path === '/faq') return [faqPage(origin), trail];
  if (path === '/contact') return [contactPage(origin), organization(origin), trail];
  return [trail];
}
