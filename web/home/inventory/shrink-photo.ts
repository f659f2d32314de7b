/** Enough to read a label in a claim; a phone takes twice as many, which is four times the bytes. */
const MOST_SIDE = 2560;
const QUALITY = 0.85;

/**
 * A photo no larger than it needs to be, upright as the camera held it. Whatever this browser cannot open or make
 * smaller goes as it is: the server says what is wrong with it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = MOST_SIDE / Math.max(picture.width, picture.height);
    if (scale >= 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const paper = canvas.getContext('2d');
    if (!paper) return file;
    paper.imageSmoothingQuality = 'high';
    // JPEG knows no transparency: what is clear would turn black.
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', QUALITY));
    if (!small || small.size >= file.size) return file;
    return new File([small], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
