/** The page behind the link that confirms an order was seen. */
export const title = 'Have you seen the order?';
export const detail =
  'Press the button so we know someone in your household has seen it. We’ll stop the reminders, and everyone at home will see that you know. If the order is still in effect and you haven’t left, leave now.';
export const seen = 'I have seen this';
export const tryAgain = 'Try again';
export const openEvacuation = 'Open your evacuation page';
export const thankYou = 'Thank you. We know you’ve seen it';
export const thankYouDetail =
  'We won’t send more reminders about this order. Your room, your cash and your way out are on your evacuation page. If you’re in danger, call 911.';
export const nothingToConfirm = 'There’s nothing to confirm';
export const orderEnded =
  'The order in that message is no longer in effect, or it isn’t for your home. Your evacuation page shows what we know now.';
export const wrongLink =
  'The link may be incomplete. Open it from the message again, or open your evacuation page. That also lets us know.';
export const notSent = 'We didn’t get your answer';
