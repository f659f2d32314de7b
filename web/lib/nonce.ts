/** This document's CSP nonce, for <style> elements created by scripts. */
export const documentNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
