/** The demo's shortcuts under the sign-in form. */
export const title = 'Cuentas de demostración';
export const member = 'Miembro';
export const administrator = 'Administrador';
export const secondAdministrator = 'Segundo administrador';
export const agent = 'Agente';
export const operations = 'Operaciones';
export const finance = 'Finanzas';
export const auditor = 'Auditor';
export const useTyped = 'Usar el correo de arriba, sin código';
