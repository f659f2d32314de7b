/** Official orders and warnings at a place, for anyone who asks. An order is never softened. */

export const blind = {
  title: 'We can’t see new orders right now',
  text: 'Our official sources aren’t answering. Follow your county’s alerts, and leave when it tells you to.',
};
export const none = {
  title: 'We see no active evacuation orders here',
  text: 'We may see an order later than your county announces it. Follow your county’s alerts first.',
};
export const order = {
  covers: {
    title: 'An Evacuation Order covers this address',
    text: 'Leave now. If you can’t get out, call 911.',
  },
  possible: {
    title: 'An Evacuation Order may cover this address',
    text: 'Check the official map. If your street is inside, leave now. If you can’t get out, call 911.',
  },
  unconfirmed: {
    title: 'The official list shows an Evacuation Order here',
    text: 'Our team is checking it. If officials tell you to, leave now. If you can’t get out, call 911.',
  },
};
export const warning = {
  covers: {
    title: 'An Evacuation Warning covers this address',
    text: 'Get ready to leave. Leave early if you need more time.',
  },
  possible: {
    title: 'An Evacuation Warning may cover this address',
    text: 'Check the official map. If your street is inside, get ready to leave. Leave early if you need more time.',
  },
  unconfirmed: {
    title: 'The official list shows an Evacuation Warning here',
    text: 'Our team is checking it. If officials tell you to, get ready to leave. Leave early if you need more time.',
  },
};
