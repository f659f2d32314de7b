/** What's wrong with a value that someone typed. */
export const malformedEmail = 'Enter an email address, like name@example.com';
export const required = 'This field is required';
export const tooLong = (max: number) => `Use ${max} characters or fewer`;
export const invisibleCharacter = 'Remove the invisible character';
