/** What’s wrong with something typed about a home, its people, documents and items. */

// Homes and policies.
export const state = 'Elija California, Nevada o Arizona';
export const latitude = 'Escriba una latitud, como 34.05';
export const longitude = 'Escriba una longitud, como -118.24';
export const zip = 'Escriba un código postal de 5 dígitos';
export const street = 'Escriba la dirección';
export const city = 'Escriba la ciudad';
export const day = 'Escriba una fecha, como 2026-11-15';
export const yearRange = 'Escriba un año entre 1950 y 2150';
export const carrier = 'Escriba la aseguradora';
export const policyNumber = 'Escriba el número de póliza';
export const coverageLimit = 'Escriba el límite de cobertura';
export const deductible = 'Escriba el deducible';
export const policyEnds = 'La póliza debe terminar después de empezar';

// The household.
export const role = 'Elija miembro u observador';
export const ageGroup = 'Elija un grupo de edad';
export const chooseOne = 'Elija una opción';
export const name = 'Escriba un nombre';
export const fourDigits = 'Escriba un año de cuatro dígitos';
export const from1900 = 'Escriba 1900 o después';
export const yearBegun = 'Escriba este año o uno anterior';
export const species = 'Elija una especie';
export const howMany = 'Escriba cuántos';
export const wholeNumber = 'Escriba un número entero';
export const oneOrMore = 'Escriba 1 o más';
export const most500 = 'Escriba 500 o menos';
export const zeroOrMore = 'Escriba 0 o más';
export const most100 = 'Escriba 100 o menos';
export const phoneOrEmail = 'Escriba un teléfono o un correo electrónico';
export const invitationLink = 'Este enlace está incompleto. Ábralo de nuevo desde el correo.';

// Documents and claims.
export const documentType = 'Elija un tipo de documento';
export const documentName = 'Póngale un nombre';
export const documentTypes = 'Elija tipos de documento de la lista';
export const linkFor = 'Escriba para quién es el enlace';
export const linkDays = 'Elija cuánto tiempo funciona el enlace';
export const shareLink = 'Este enlace está incompleto. Ábralo otra vez como se lo enviaron.';

// The inventory.
export const category = 'Elija una categoría';
export const condition = 'Elija un estado';
export const roomName = 'Escriba el nombre del cuarto';
export const itemName = 'Escriba el nombre';
export const itemValue = 'Escriba el valor estimado';
export const purchaseDay = 'Escriba una fecha, como 2024-05-31';
export const quantity = 'Escriba cuántos tiene';
export const atLeastOne = 'Escriba al menos 1';
export const most9999 = 'Escriba 9,999 como máximo';
export const age = 'Escriba la antigüedad en años';
export const wholeYears = 'Escriba años completos';
export const ageNegative = 'Escriba 0 o más';
export const most200Years = 'Escriba 200 años como máximo';
export const totalTooHigh = 'El total supera $1,000,000,000. Escriba un monto o una cantidad menor';
export const oneItem = 'Elija al menos un artículo';
export const mostItems = (most: number) => `Elija ${most} artículos como máximo`;
export const whatToChange = 'Elija qué cambiar';
