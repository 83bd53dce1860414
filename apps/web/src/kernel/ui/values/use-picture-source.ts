import { type RefObject, useEffect, useRef } from 'react';

/** Shows bytes in an `img`: the address made for them lives as long as the picture is on the screen. */
export function usePictureSource(picture: Blob): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return image;
}
