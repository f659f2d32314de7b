/** What can go wrong with a passkey, and names for devices that have one. */
export const notChosen = 'No se eligió ninguna llave de acceso. Intente de nuevo cuando quiera.';
export const alreadyHere = 'Este dispositivo ya tiene una llave de acceso para su cuenta.';
export const wrongAddress = 'Las llaves de acceso no funcionan en esta dirección web.';
export const failed = 'La llave de acceso no funcionó. Intente de nuevo.';
export const androidPhone = 'Teléfono Android';
export const androidTablet = 'Tableta Android';
export const windowsComputer = 'Computadora Windows';
export const linuxComputer = 'Computadora Linux';
export const thisDevice = 'Este dispositivo';
