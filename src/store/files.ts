import type { ExportFile } from '../storage/documents.ts';

/**
 * Hands a file to the user: by the share sheet in an installed app on iPad or iPhone, where downloads lead nowhere,
 * otherwise as a download. Must be called from a user gesture.
 * @returns whether it was handed over: `false` if the user closed the share sheet.
 */
export async function saveFile(file: ExportFile): Promise<boolean> {
  const data = new File([file.text], file.name, { type: file.type });
  if (isInstalledOnApple() && navigator.canShare?.({ files: [data] })) {
    try {
      await navigator.share({ files: [data], title: file.name });
      return true;
    } catch (error) {
      // The user closed the sheet.
      if (error instanceof Error && error.name === 'AbortError') return false;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

const isInstalledOnApple = (): boolean =>
  (navigator as { readonly standalone?: boolean }).standalone === true;
