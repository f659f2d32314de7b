/** The nonce of this document, for <style> elements made by scripts. */
export const documentNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
