/** The four services: a card on the landing page and a dialog each. */
export const hotel = {
  title: 'Hotel Guarantee',
  text: 'With Plus and Premium, a room near the evacuation zone is booked before you lock the door. Drive straight to your room.',
  alt: 'A car turns in at a hotel at dusk, one window already lit',
  open: 'See hotel availability',
  topic: 'Availability',
  facts: [
    {
      term: 'Where',
      text: 'Pre-booked within 50 miles of the evacuation zone, on the side you can reach.',
    },
    {
      term: 'Quality',
      text: 'Minimum 3-star. 1 to 3 rooms in one hotel, as your household needs. We look for one that takes your pets. If there isn’t one, we arrange boarding close by.',
    },
    {
      term: 'How long',
      text: 'Up to 14 days availability: the partner holds your room at the member rate that long. Plus covers 3 nights for each declared event, Premium 7, Core none. You pay for nights beyond your plan.',
    },
    {
      term: 'When',
      text: 'Activated automatically on official Evacuation Orders: we then book the room a partner holds, in your name. An Evacuation Warning doesn’t use your nights.',
    },
  ],
};
export const cash = {
  title: 'Instant Cash',
  text: 'Up to $2500 on your debit card when you need fuel, food and a charger more than paperwork.',
  alt: 'From the driver’s seat: the road ahead, a phone that says the money has arrived, a debit card',
  open: 'See the cash transfer',
  topic: 'Transfer',
  facts: [
    { term: 'When', text: 'Delivered in 5-10 minutes after an Evacuation Order for your address.' },
    {
      term: 'Where',
      text: 'To the debit card you registered. You can change it any time, after you confirm with a passkey or code.',
    },
    {
      term: 'For what',
      text: 'Fuel, food, a charger, a bed for a friend: you decide. No receipts needed.',
    },
    {
      term: 'Terms',
      text: 'Basic is the tier of the Core plan. Emergency funds are separate from your subscription fees; they are yours to manage, and to repay as applicable. You accept the terms with your plan.',
    },
  ],
};
export const guidance = (hours: string) => ({
  title: 'Live Guidance',
  text: 'Someone on the line who has your plan on screen and stays with you until you’ve arrived.',
  alt: 'A person with a phone looks out over the road that leads through the hills',
  open: 'See live support',
  topic: 'Support',
  facts: [
    {
      term: 'Who answers',
      text: `A concierge, ${hours}. A person, with your household’s plan in front of them.`,
    },
    {
      term: 'The route',
      text: 'You plan two ways out in advance. On the night, your concierge has both on screen.',
    },
    {
      term: 'Everyone in the car',
      text: 'They know your people, pets and medical needs, and help you find places for everyone.',
    },
    {
      term: 'In danger',
      text: 'Call 911 first. The concierge doesn’t replace emergency services or your county’s orders.',
    },
  ],
});
export const recovery = {
  title: 'Recovery Support',
  text: 'Contractors who answer, claim documents in order, and one person who knows your case until you’re home.',
  alt: 'A family watches the new frame of their house go up in the morning',
  open: 'See rebuilding help',
  topic: 'Rebuilding',
  facts: [
    {
      term: 'Claims',
      text: 'Your policy, photos and inventory from HomeVault, prepared as one packet for your insurer.',
    },
    {
      term: 'Contractors',
      text: 'Contractors and vendors, dispatched for cleanup, repair and rebuilding.',
    },
    {
      term: 'Home advisor',
      text: 'One person who manages your case, from the first inspection to the last invoice.',
    },
    { term: 'Plans', text: 'Claim preparation, home advisor and dispatch come with Plus and Premium.' },
  ],
};
/** The tier of cash that the Core plan includes. */
export const basicTier = 'Basic';
