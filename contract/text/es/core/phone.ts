/** What’s wrong with a phone number that someone typed. */
export const tooLongPhone = 'Use 40 caracteres o menos';
export const malformedPhone =
  'Escriba un teléfono con código de área, como (530) 555-0134, o uno que empiece con +';
