/** What’s wrong with a phone number that someone typed. */
export const tooLongPhone = 'Use 40 characters or fewer';
export const malformedPhone =
  'Enter a phone number with its area code, like (530) 555-0134, or one that starts with +';
