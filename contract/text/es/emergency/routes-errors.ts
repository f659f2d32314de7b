export const noSuchTile = 'No existe esa parte del mapa. Acerque o aleje el mapa y vuelva a intentarlo.';
