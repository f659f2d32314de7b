/** What the HTML documents say before any script runs. Written into them by vite.config.ts. */
export const pageFailed = 'Esta página no se abrió';
export const pageFailedDetail =
  'No se perdió nada de lo que guardó. Revise su conexión e intente de nuevo. En una emergencia, llame al 911.';
export const tryAgain = 'Intentar de nuevo';
export const accountNeedsScripts =
  'Su cuenta necesita JavaScript. Actívelo en la configuración de su navegador y vuelva a cargar esta página. En una emergencia, llame al 911.';
export const signInNeedsScripts =
  'Para iniciar sesión se necesita JavaScript. Actívelo en la configuración de su navegador y vuelva a cargar esta página. En una emergencia, llame al 911.';
