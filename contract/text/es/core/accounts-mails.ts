/** Emails about signing in, passkeys and the account's email address. */
export const settings = 'Abrir los ajustes';
export const signIn = 'Iniciar sesión';
export const notYou = (email: string) => `Si no fue usted, escriba de inmediato a ${email}.`;

// A code to sign in, or to confirm something.
export const codeSubject = (code: string, brand: string) => `${code} es su código de ${brand}`;
export const codeUse =
  'Escriba este código en la ventana donde lo pidió. Sirve una sola vez, durante 10 minutos.';
export const codeLink = 'O inicie sesión con este enlace';
export const codeIgnore = 'Si no lo pidió, ignore este correo. Nadie puede iniciar sesión sin el código.';
export const stepUpSubject = (code: string) => `${code} confirma que es usted`;
export const stepUpGreeting = 'Confirme que es usted';
export const stepUpUse = 'Escriba este código para continuar. Sirve una sola vez, durante 10 minutos.';
export const stepUpNotYou =
  'Si no lo pidió, es posible que alguien esté usando su sesión. Cierre la sesión en los demás dispositivos desde los ajustes.';

// Signing in without an account.
export const noAccountSubject = (brand: string) => `Inicio de sesión en ${brand}`;
export const noAccountGreeting = 'No hay ninguna cuenta con esta dirección';
export const noAccountTried = (brand: string) =>
  `Alguien, probablemente usted, intentó iniciar sesión en ${brand} con esta dirección de correo. Ninguna cuenta la usa.`;
export const noAccountTry = 'Si tiene una cuenta, pruebe con la dirección con la que se inscribió.';
export const noAccountSee = (brand: string) => `Conozca ${brand}`;
export const noAccountIgnore = 'Si no fue usted, ignore este correo.';

// Passkeys.
export const passkeyAdded = 'Se agregó una llave de acceso';
export const passkeyCanSignIn = (name: string) =>
  `Ahora se puede iniciar sesión en su cuenta con la llave de acceso «${name}».`;
export const passkeyRemoved = 'Se quitó una llave de acceso';
export const passkeyCannotSignIn = (name: string) =>
  `Ya no se puede iniciar sesión en su cuenta con la llave de acceso «${name}».`;
export const reviewSignIn = 'Revisar cómo inicia sesión';
export const passkeyNotYou = (email: string) =>
  `Si no fue usted, cierre la sesión en todas partes desde los ajustes y escriba a ${email}.`;

// Changing the email address.
export const proveSubject = (code: string) => `${code} confirma su nueva dirección de correo`;
export const proveGreeting = 'Confirme su nueva dirección de correo';
export const proveUse = (brand: string) =>
  `Escriba este código en ${brand} para usar esta dirección en su cuenta. Sirve una sola vez, durante 10 minutos.`;
export const proveIgnore = 'Si no lo pidió, ignore este correo. Nada cambia sin el código.';
export const tried = 'Alguien intentó usar su dirección de correo';
export const triedNothingChanged =
  'Un miembro intentó cambiar su cuenta a esta dirección. No le enviamos ningún código y nada cambió.';
export const triedIfYou =
  'Si fue usted: esta dirección ya pertenece a una cuenta, o le perteneció hasta hace unos días. Inicie sesión en esa cuenta o use otra dirección.';
export const open = (brand: string) => `Abrir ${brand}`;
export const triedIgnore = 'Si no fue usted, no tiene que hacer nada.';
export const movedSubject = (brand: string) => `Se cambió su dirección de correo de ${brand}`;
export const movedGreeting = 'Se cambió su dirección de correo';
export const moved = (newEmail: string, oldEmail: string) =>
  `Su cuenta ahora usa ${newEmail}. Ya no puede iniciar sesión con ${oldEmail}.`;
export const movedUndo =
  'Si no fue usted, deshaga el cambio en un plazo de 7 días. Así se recupera esta dirección y se cierra la sesión en todos los dispositivos.';
export const movedBack =
  'La cuenta volvió a una dirección que ya había usado, así que este cambio no se puede deshacer con un enlace.';
export const undo = 'Deshacer el cambio';
export const movedByYou = 'Si usted hizo este cambio, no tiene que hacer nada.';
export const newAddressSubject = (brand: string) => `Esta es ahora su dirección de correo de ${brand}`;
export const newAddressGreeting = 'Esta es ahora su dirección de correo';
export const newAddress = (email: string) =>
  `De ahora en adelante, inicie sesión con ${email}. Aquí llega todo lo que le enviamos por correo, también las órdenes de evacuación.`;
export const newAddressUndo =
  'Durante 7 días, el cambio se puede deshacer con un enlace que enviamos a su dirección anterior.';
export const restoredSubject = (brand: string) => `Se recuperó su dirección de correo de ${brand}`;
export const restoredGreeting = 'Se recuperó su dirección de correo';
export const restored = (email: string) =>
  `Su cuenta usa otra vez ${email}. Se cerró la sesión en todos los dispositivos y se quitaron las llaves de acceso agregadas desde el cambio.`;
export const restoredCheck =
  'Inicie sesión y revise sus llaves de acceso, sus casas y su tarjeta para pagos, por si otra persona los cambió.';
export const unusedSubject = (brand: string) => `Esta ya no es una dirección de correo de ${brand}`;
export const unusedGreeting = 'Esta dirección ya no se usa';
export const unused = (email: string) =>
  `El dueño de la dirección anterior deshizo el cambio, así que ninguna cuenta usa ${email}. Se cerró la sesión en todos los dispositivos.`;
export const unusedMistake = (email: string) => `Si cree que es un error, escriba a ${email}.`;
