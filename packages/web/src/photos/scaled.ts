import { keptSize } from './photo.ts';

const QUALITY = 0.8;

/** The picture in a file as it is kept: small, turned upright, and without what a camera writes beside it. */
export async function scaledPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const { width, height } = keptSize(bitmap);
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
