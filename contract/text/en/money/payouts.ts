/** The debit card that receives emergency cash. */
export const cardSaved = 'Card saved';
export const verifyLeft = 'One more step: verify your identity.';
export const reviewedFirst = (sum: string) =>
  `Our team reviews new cards first. Then we’ll send ${sum} to it.`;
export const goesTo = (card: string) => `Emergency cash goes to ${card}.`;
export const saveCardFor = (sum: string) => `Save card to get ${sum}`;
export const saveCard = 'Save card';
export const changeDebitCard = 'Change debit card';
export const addADebitCard = 'Add a debit card';
export const dialogText =
  'All you need is a debit or prepaid card from a US bank. To protect you, our team reviews every payment to a card added in the last 24 hours. Add your card before you need it.';
export const cardNotSaved = 'Card not saved';
export const unavailable = 'You can’t add a card yet';
export const unavailableDetail =
  'Card payments aren’t available yet, so we can’t send emergency cash here. Contact us with any questions.';
export const title = 'Emergency cash card';
export const intro =
  'When an Evacuation Order covers your home, we send your cash to this debit card, usually within 10 minutes.';
export const loading = 'Loading your card';
export const notLoaded = 'Your card didn’t load';
export const notLoadedSafe = 'Your card hasn’t changed.';
export const since = (day: string) => `since ${day}`;
export const noCard = 'No debit card yet. Without one, we can’t send your cash.';
export const addDebitCard = 'Add debit card';
export const remove = 'Remove';
export const error = 'Error';
export const newCard = 'Your card is new';
export const skipHours = (hours: number) => `Skip the ${hours} hours (demo)`;
export const newCardDetail = (hours: number) =>
  `For ${hours} hours, our team reviews every payment to it before we send it. This protects you if someone else got into your account.`;
export const verifyToGet = (sum: string) => `Verify your identity to get your ${sum}`;
export const oneMoreStep = 'One more step';
export const verify = 'Verify your identity';
export const verifyDetail =
  'Our payment provider must verify your identity. Its page asks for what we couldn’t fill in: usually your date of birth and the last four digits of your Social Security number. Until then, no cash can reach this card.';
export const addOneToGet = (sum: string) => `Add a debit card to get your ${sum}`;
export const addAnotherToGet = (sum: string) => `Add another debit card to get your ${sum}`;
export const useAnotherCard = 'Use another card';
export const addDebitCardNow = 'Add debit card now';
export const cardRemoved = 'Card removed';
export const removeQuestion = 'Remove this card?';
export const removeDetail = (card: string) =>
  `We’ll stop sending emergency cash to ${card}. Until you add another card, we can’t send you any. Cash we already sent still arrives.`;
export const removeCard = 'Remove card';
export const chooseACard = 'Choose a card';
export const testCards = 'Test cards';
export const oneMoment = 'One moment...';
export const nothingWasChanged = 'Nothing was changed.';
export const debitCard = 'Debit card';
export const numberToStripe = 'The number goes to Stripe. We never see it.';
