/**
 * Longest side in px. Enough to read a label in a claim; a phone's photo has twice as many, which is four
 * times the bytes.
 */
const MOST_SIDE = 2560;
const QUALITY = 0.85;

/**
 * Downscales a photo and applies its orientation. Files that this browser can't open or shrink are sent as
 * they are, and the server reports what's wrong.
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
    // JPEG has no transparency: transparent areas would turn black.
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
