/** Before a session of our team ends. */
export const endsAt = (moment: string) =>
  `You’ll be signed out ${moment}. Save your work, then use your passkey to stay signed in.`;
export const stay = 'Use my passkey';
