import { BRAND } from '#contract/brand.ts';
import type { LegalSection } from './legal-text.ts';

export const collectionSections: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'Who we are and what this covers',
    blocks: [
      `${BRAND.name} ("we", "us") offers a membership that helps California households prepare for, leave and recover from disasters. Our services are powered by ${BRAND.poweredBy}, which works for us under contract.`,
      'This policy covers our website, our waitlist, the membership and its app, our community program, and what you write to us. It applies to visitors, people on the waitlist, members and the people in their households, ambassadors, and anyone who contacts us.',
      'Hotels, contractors, insurers and other partners have policies of their own for what you give them directly.',
    ],
  },
  {
    id: 'information-we-collect',
    title: 'Information we collect',
    blocks: [
      'We collect what we need to get your household out, housed and home again. Most of it comes from you.',
      {
        terms: [
          [
            'Account information',
            'Your name, your e-mail address, your role, and how you sign in: the public half of your passkeys, and the sessions on your devices with their name and last use. There are no passwords. One-time codes are kept only as hashes and for minutes.',
          ],
          [
            'Your address',
            'The address of each home you record, the address you enter on the waitlist, and the address you give for the delivery of a purchase, which we encrypt. What you type into an address box is sent to our server, and from there to an address provider if we use one, to suggest addresses. Your name and e-mail do not go with it.',
          ],
          [
            'Location',
            'The point of your home on the map, and how precisely we know it: placed by you, rooftop, street or ZIP code. We need it because evacuation zones are lines on a map. We do not follow the location of your phone.',
          ],
          [
            'Financial information',
            'Your plan, invoices and payments; the brand, last four digits and expiry date of your card; a reference to the debit card that receives emergency cash; and your insurance policy: carrier, number, limits, deductible and dates. Card numbers are entered with our payment provider and never reach our servers.',
          ],
          [
            'Emergency preferences',
            'Who lives in your home and their ages, animals, mobility, hearing and medical needs you choose to tell us, emergency contacts, routes, and how we may alert you.',
          ],
          [
            'Documents and inventory',
            'Files you put in HomeVault, such as identity and insurance papers, and your list of belongings with values and photos. We remove the location hidden in photos when you upload them.',
          ],
          [
            'Usage',
            'Which pages are opened, by their path alone, and what you do in the app: tasks completed, points, purchases, changes to your records. Changes are kept in a history you can read, with the kind of device and the shortened network address they came from.',
          ],
          [
            'Device information',
            'Your IP address, browser and device type, and records of errors and refused requests. We use them to keep the service up and to stop abuse.',
          ],
          [
            'Support communications',
            'Messages you send through the contact form, by e-mail or to the concierge, and our answers.',
          ],
        ],
      },
      'Other sources: official hazard information from counties, the state and federal agencies; address providers, which turn an address into a point; our payment provider, which tells us whether a payment succeeded; and partners, which confirm a booking or a delivery.',
      'If you tell us about other people in your household, please let them know, and show them this policy.',
    ],
  },
  {
    id: 'cookies-and-analytics',
    title: 'Cookies and analytics',
    blocks: [
      'We set only the cookies the service needs. None of them follows you to other sites.',
      {
        table: {
          caption: 'Cookies and browser storage',
          columns: ['Name', 'What for', 'How long'],
          rows: [
            [
              '__Host-session (cookie)',
              'Keeps you signed in',
              '30 days from last use; for administrators 8 hours',
            ],
            ['__Host-signin (cookie)', 'Ties a one-time code to the browser that asked for it', '10 minutes'],
            ['theme (cookie)', 'Remembers light or dark, if you choose one', 'One year'],
            ['plan_on_device (cookie)', 'Remembers whether you keep your plan on this device', 'One year'],
            ['sidebar_state (cookie)', 'Remembers whether the sidebar is open', '7 days'],
            [
              'auth-user (storage)',
              'Your account number, e-mail address, name and role, to show who is signed in',
              'Until you sign out',
            ],
            [
              'awaited-code (storage)',
              'The e-mail address a one-time code was sent to, and when, so that a reload does not lose the step',
              'Used for 10 minutes; gone when you have signed in or close the tab',
            ],
            [
              'return-path (storage)',
              'The page you wanted to open before signing in',
              'Used for 10 minutes; removed when a link from our e-mail is opened',
            ],
            [
              'draft (storage)',
              'What you typed into a form and have not sent yet',
              'Until you send it or close the tab',
            ],
            [
              'kept-toast (storage)',
              'A short message for the next page, such as that you are signed out',
              'Until it is shown',
            ],
            [
              'loaded-again-at (storage)',
              'When a page that arrived in part was loaded again, so that it is not done in a circle',
              'Until the tab is closed',
            ],
            [
              'evacuation-banner (storage)',
              'How high the line about an evacuation was on your screen, so that the page does not jump; not what it said',
              'Until you sign out, or the line is gone',
            ],
            [
              'check-ins (storage)',
              'Who you said has left, is safe or needs help while there was no network, by number and without names, so that it can be sent later',
              'Until it is sent, or you sign out',
            ],
            [
              'walk-photos (database)',
              'Photos from a photo walk that are not uploaded yet, with the name of the room',
              'Until they are uploaded, or you sign out',
            ],
            [
              'last-rooms (storage)',
              'The room you last added an item to, so that you do not type it again',
              'Until you sign out',
            ],
            [
              'latest-purchase (storage)',
              'What you just bought, to show you the link to its receipt',
              'Until you dismiss it, sign out or close the tab',
            ],
            [
              'plan (cache)',
              'Your evacuation plan, so that it opens with no network',
              'Until you sign out, or choose on the plan page not to keep it',
            ],
            [
              'choices (cache)',
              'That you chose not to keep the plan on this device',
              'Until you choose otherwise, or clear it in your browser',
            ],
            [
              'shell (cache), files (cache)',
              'The pages and pictures of the app itself, without anything of yours, so that the plan opens with no network',
              'Until a newer version takes their place',
            ],
            ['tracking-consent (storage)', 'Your privacy choice', 'Until you clear it in your browser'],
            [
              'coverage-intro-seen (storage)',
              'That you have seen the introduction to the coverage map',
              'Until you clear it in your browser',
            ],
          ],
        },
      },
      'We may count page views with Google Analytics and measure our advertising with Meta. Both are off until you say yes. If you do, we tell them the path of the page, such as /faq: no address, no e-mail, nothing you typed. As with every request on the internet, they also see your IP address and browser. We load none of their scripts.',
      'Where page views can be counted, you can change your mind under "Your privacy choices" at the foot of every public page. If your browser sends Global Privacy Control, we take it as a no, do not ask, and send nothing. Once you are signed in, no page is measured by others.',
    ],
  },
  {
    id: 'how-we-use-it',
    title: 'How we use information',
    blocks: [
      {
        list: [
          'To check whether we cover your home, pre-approve it and invite you.',
          'To provide the membership: the vault, alerts, routes, the readiness score, points and the marketplace.',
          'To notice when an official Evacuation Order covers your home, and to start what your plan includes: cash, concierge, hotel.',
          'To match rooms and help to the people, animals and needs in your household.',
          'To take payments, send emergency cash, and keep the books the law requires.',
          'To help you recover: to prepare a claim or send a contractor when you ask for it.',
          'To answer you, and to tell you about your membership. News about the product goes only to those who want it, and every such mail has a way out.',
          'To keep the service secure, to find faults, and to stop fraud and abuse.',
          'To meet legal duties and to defend legal claims.',
        ],
      },
      'We do not use your documents, inventory or medical needs for advertising, and we do not train artificial intelligence models on them.',
    ],
  },
  {
    id: 'automatic-decisions',
    title: 'Decisions made automatically',
    blocks: [
      'When an official evacuation zone is published, our system compares it with the point of your home. If an Evacuation Order contains that point and your membership is active, your services start without a person in between. Speed is the reason: minutes count.',
      'Where there is doubt, a person decides: an unclear message, a home without a precise point, a home just outside the line. You can ask for a review of any such decision, and you get an answer with its reason.',
    ],
  },
];
