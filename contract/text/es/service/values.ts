/** What’s wrong with something typed for the concierge, the contact form or a hand-over. */
export const firstName = 'Escriba su nombre';
export const lastName = 'Escriba su apellido';
export const subject = 'Escriba un asunto';
export const contactMessage = 'Díganos cómo podemos ayudarle';
export const message = 'Escriba un mensaje';
export const callTime = 'Elija un día y una hora';
export const callAbout = 'Escriba de qué se trata';
export const chooseCase = 'Elija un caso';
export const declineReason = 'Escriba por qué no puede tomarlo';
export const replaceVariables = 'Reemplace el texto entre {{ }} antes de enviar';
