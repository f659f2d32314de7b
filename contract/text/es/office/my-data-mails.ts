/** Emails about the deletion of an account. They name neither the home nor its owner: sent emails can't be deleted. */

export const questions = (email: string) => `¿Tiene preguntas? Escriba a ${email}.`;
export const openSettings = 'Abrir su configuración';
export const openVault = 'Abrir su HomeVault';

// One's own account.
export const requestedSubject = (brand: string) => `Su cuenta de ${brand} se eliminará`;
export const requestedGreeting = 'Su cuenta se eliminará';
export const requested = (when: string) =>
  `Usted nos pidió eliminar su cuenta. La eliminaremos el ${when}, con sus viviendas, documentos, fotos, inventario e historial. Esto no se puede deshacer.`;
export const canKeep =
  'Todavía no ha cambiado nada. Para conservar su cuenta, inicie sesión y elija Conservar mi cuenta arriba en la página.';
export const keepAccount = 'Conservar mi cuenta';
export const notYou = (email: string) =>
  `Si usted no lo pidió, conserve su cuenta, cierre las demás sesiones en Configuración y escriba a ${email}.`;
export const keptSubject = (brand: string) => `Su cuenta de ${brand} sigue activa`;
export const keptGreeting = 'Su cuenta sigue activa';
export const kept = 'Usted canceló la eliminación de su cuenta. No se eliminó nada.';
export const keptByOther = (email: string) => `Si no fue usted, escriba a ${email}.`;
export const goneSubject = (brand: string) => `Su cuenta de ${brand} se eliminó`;
export const goneGreeting = 'Su cuenta se eliminó';
export const gone =
  'Su cuenta ya no existe, ni sus viviendas, documentos, fotos, inventario, puntos e historial. Primero destruimos sus claves de cifrado, así que tampoco se pueden leer las copias.';
export const owed = (sum: string) =>
  `Todavía debía ${sum} de dinero de emergencia. Guardamos esa cantidad y una huella de su correo electrónico, y nada más sobre usted. Para pagar, inscríbase otra vez con este correo o escríbanos.`;
export const nothingKept =
  'No guardamos nada sobre usted. Puede inscribirse otra vez cuando quiera, como miembro nuevo.';
export const stoppedSubject = (brand: string) => `Su cuenta de ${brand} no se eliminó`;
export const stoppedGreeting = 'Su cuenta no se eliminó';
export const stopped =
  'Usted nos pidió eliminar su cuenta. Desde entonces agregó una vivienda o pasó a ser titular de una. No eliminamos una vivienda que quizá no quería eliminar.';
export const askAgain =
  'Transfiera esa vivienda a otra persona o consérvela. Si todavía quiere eliminar su cuenta, pídalo otra vez en Configuración.';

// A shared home.
export const goingSubject = (brand: string) => `Una vivienda que comparte en ${brand} se eliminará`;
export const goingGreeting = 'Una vivienda que comparte se eliminará';
export const going = (when: string) =>
  `Su titular pidió eliminar su cuenta. Eliminaremos la vivienda el ${when}, con sus documentos, inventario y plan. Esto no se puede deshacer.`;
export const askOwner =
  'Si la necesita, pida al titular que se la transfiera antes, en Hogar. Inicie sesión para ver de qué vivienda se trata.';
export const staysSubject = (brand: string) => `Una vivienda que comparte en ${brand} se conserva`;
export const staysGreeting = 'Una vivienda que comparte se conserva';
export const stays = 'Su titular conserva su cuenta. La vivienda sigue con todo lo que contiene.';
export const homeGoneSubject = (brand: string) => `Una vivienda que compartía en ${brand} se eliminó`;
export const homeGoneGreeting = 'Una vivienda que compartía se eliminó';
export const homeGone =
  'Su titular eliminó su cuenta. La vivienda se eliminó con ella: ya no se pueden abrir sus documentos, su inventario ni su plan.';
export const yoursStay = 'Su propia cuenta y sus otras viviendas no han cambiado.';
