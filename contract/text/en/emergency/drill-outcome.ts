/**
 * What a drill found out. Stored in English with the drill and translated by its exact sentence, because each
 * person of a household reads it in their own language.
 */
export const name = (address: string) => `Drill at ${address}`;
export const gaps = {
  pin: 'Your home’s pin isn’t exact, so our team would have reviewed your home before services started. Place the pin in HomeVault.',
  membership: 'You have no active membership, so there would have been no room and no cash. Choose a plan.',
  otherHome:
    'Your membership protects another home, so there would have been no room and no cash here. Choose your protected home.',
  noProvider:
    'We can’t send emergency cash yet. Our team is working on it, and there’s nothing you need to do.',
  noCard: 'We couldn’t have paid you: you have no debit card for emergency cash. Add a debit card.',
  noIdentity:
    'We couldn’t have paid you: our payment provider hasn’t verified your identity. Verify it under Emergency cash card.',
  room: 'No suitable room was available. You would have been on the waiting list.',
  reach:
    'We could have reached you by email only. A text wakes you at night: add your phone number in Settings.',
  routes:
    'Your plan has no way out. Roads close, so write down two routes that leave in different directions.',
  oneWayOut:
    'Our road map has only one way out by car from your home. Traffic backs up there, so plan to leave at the first warning.',
  people:
    'Your household is empty, so we would have booked for two, and no one could have checked in. Add the people who live with you.',
  meetingPlace: 'Your plan has no meeting place. Agree on one and write it down.',
  contact:
    'You have no contact outside the area for everyone to call. Add an emergency contact who lives farther away.',
};
export const trailer = (animals: number) =>
  `${animals === 1 ? '1 large animal has' : `${animals} large animals have`} no trailer, and hotels don’t take them. Arrange a trailer and a place to go.`;
export const noRoom = (within: number, clear: number) =>
  `No suitable room is available for your whole stay within ${within} miles and at least ${clear} miles from every order and warning.`;
