/** Privacy Policy: what we collect and how we use it. A new text needs a new version in contract/core/agreements.ts. */
export const collectionSections = (brand: string, poweredBy: string) =>
  [
    {
      id: 'scope',
      title: 'Who we are and what this covers',
      blocks: [
        `${brand} ("we", "us") offers a membership that helps California households prepare for, leave and recover from disasters. Our services are powered by ${poweredBy}, which works for us under contract.`,
        'This policy covers our website, our waitlist, the membership and its app, our community program, and what you write to us. It applies to visitors, people on the waitlist, members and the people in their households, ambassadors, and anyone who contacts us.',
        'Hotels, contractors, insurers and other partners have their own policies for what you give them directly.',
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
              'Your name, your email address, your role, and how you sign in: the public half of your passkeys, and the sessions on your devices with their name and last use. There are no passwords. We keep one-time codes only as hashes, and only for minutes.',
            ],
            [
              'Your address',
              'The address of each home you record, the address you enter on the waitlist, and the address you give for the delivery of a purchase, which we encrypt. What you type into an address box is sent to our server, and from there to an address provider if we use one, to suggest addresses. We don’t send your name or email with it.',
            ],
            [
              'Location',
              'The point of your home on the map, and how precisely we know it: placed by you, rooftop, street or ZIP code. We need it because evacuation zones are lines on a map. We don’t track your phone’s location.',
            ],
            [
              'Financial information',
              'Your plan, invoices and payments; the brand, last four digits and expiration date of your card; a reference to the debit card that receives emergency cash; and your insurance policy: carrier, number, limits, deductible and dates. Card numbers are entered with our payment provider and never reach our servers.',
            ],
            [
              'Emergency preferences',
              'Who lives in your home and their ages, animals, mobility, hearing and medical needs you choose to tell us, emergency contacts, routes, and how we may alert you.',
            ],
            [
              'Documents and inventory',
              'Files you put in HomeVault, such as identity and insurance documents, and your list of belongings with values and photos. We remove the location hidden in photos when you upload them.',
            ],
            [
              'Usage',
              'Which pages are opened, by their path alone, and what you do in the app: tasks completed, points, purchases, changes to your records. We keep changes in an activity log you can read, with the type of device and the shortened network address they came from.',
            ],
            [
              'Device information',
              'Your IP address, browser and device type, and records of errors and refused requests. We use them to keep the service running and to stop abuse.',
            ],
            [
              'Community program',
              'If you apply to be an ambassador: your name, email address, county, ZIP code and area, what you enter about your work, and your training. If an ambassador names you as a neighbor: your name and email address. We delete your address when you answer, or after 14 days.',
            ],
            [
              'Community events',
              'If you sign up for a community event: your name and email address, and whether you came. We delete them 30 days after the event. If you log hours for your neighborhood: your name, email address, and what you did. We delete your name and address after about a year.',
            ],
            [
              'Support communications',
              'Messages you send through the contact form, by email or to the concierge, and our replies.',
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
              [
                '__Host-signin (cookie)',
                'Ties a one-time code to the browser that asked for it',
                '10 minutes',
              ],
              ['theme (cookie)', 'Remembers light or dark, if you choose one', 'One year'],
              ['plan_on_device (cookie)', 'Remembers whether you keep your plan on this device', 'One year'],
              ['sidebar_state (cookie)', 'Remembers whether the sidebar is open', '7 days'],
              [
                'auth-user (storage)',
                'Your account number, email address, name and role, to show who is signed in',
                'Until you sign out',
              ],
              [
                'street-token (storage)',
                'The invitation link of a neighbor group you opened, so that it’s still there after you sign in',
                'Used for one hour; gone when you join',
              ],
              [
                'awaited-code (storage)',
                'The email address a one-time code was sent to, and when, so a reload doesn’t lose the step',
                'Used for 10 minutes; gone when you have signed in or close the tab',
              ],
              [
                'return-path (storage)',
                'The page you wanted to open before signing in',
                'Used for 10 minutes; removed when a link from our email is opened',
              ],
              [
                'draft (storage)',
                'What you typed into a form and haven’t sent yet',
                'Until you send it or close the tab',
              ],
              [
                'kept-toast (storage)',
                'A short message for the next page, such as that you are signed out',
                'Until it is shown',
              ],
              [
                'loaded-again-at (storage)',
                'When a page that arrived in part was loaded again, so it doesn’t reload forever',
                'Until the tab is closed',
              ],
              [
                'evacuation-banner (storage)',
                'The height of the evacuation banner on your screen, so the page doesn’t jump; not what it said',
                'Until you sign out, or the banner is gone',
              ],
              [
                'check-ins (storage)',
                'Who you said has left, is safe or needs help while you were offline, by number and without names, so it can be sent later',
                'Until it is sent, or you sign out',
              ],
              [
                'walk-photos (database)',
                'Photos from a photo walk that aren’t uploaded yet, with the name of the room',
                'Until they are uploaded, or you sign out',
              ],
              [
                'last-rooms (storage)',
                'The room you last added an item to, so you don’t have to type it again',
                'Until you sign out',
              ],
              [
                'latest-purchase (storage)',
                'What you just bought, to show you the link to its receipt',
                'Until you dismiss it, sign out or close the tab',
              ],
              [
                'plan (cache)',
                'Your evacuation plan, so it opens offline',
                'Until you sign out, or turn it off on the plan page',
              ],
              [
                'choices (cache)',
                'That you chose not to keep the plan on this device',
                'Until you choose otherwise, or clear it in your browser',
              ],
              [
                'shell (cache), files (cache)',
                'The pages and pictures of the app itself, without any of your data, so the plan opens offline',
                'Until a newer version replaces them',
              ],
              [
                'language-declined (storage)',
                'That you declined an offer to read in another language',
                'Until you clear it in your browser',
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
        'We may count page views with Google Analytics and measure our advertising with Meta. Both are off until you say yes. If you do, we tell them the path of the page, such as /faq: no address, no email, nothing you typed. As with every request on the internet, they also see your IP address and browser. We load none of their scripts.',
        'Where page views can be counted, you can change your mind under "Your privacy choices" at the bottom of every public page. We honor Global Privacy Control: if your browser sends it, we don’t ask, and we send nothing. Once you’re signed in, no one else measures the pages you open.',
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
            'To reply to you, and to send you information about your membership. We send product news only to people who want it, and every such email has an unsubscribe link.',
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
        'When an official evacuation zone is published, our system compares it with the point of your home. If an Evacuation Order contains that point and your membership is active, your services start automatically, because minutes count.',
        'When something is unclear, our team decides: an unclear message, a home without a precise point, a home just outside the line. You can ask us to review any such decision, and we’ll give you the reason for our answer.',
      ],
    },
  ] as const;
