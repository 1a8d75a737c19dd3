// Passkeys: the server asks, the browser answers with what the device keeps.
import { t } from '../text';
import { post } from './http';
import type { Me, Passkey } from './types';

interface Asked {
  options: unknown;
}

/** Does this browser know passkeys, and is the page where they work? */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** What a device answered, or an error in words: also if the person has thought better of it. */
async function answered(asking: Promise<Credential | null>): Promise<unknown> {
  const credential = await asking.catch(() => null);
  if (!credential) throw new Error(t('me-passkey-stopped'));
  return (credential as PublicKeyCredential).toJSON();
}

export async function makePasskey(name: string): Promise<Passkey> {
  const { options } = await post<Asked>('/api/me/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  const credential = await answered(navigator.credentials.create({ publicKey }));
  return post<Passkey>('/api/me/passkeys', { name, credential });
}

export async function signInWithPasskey(): Promise<Me> {
  const { options } = await post<Asked>('/api/sign-in/passkey/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const credential = await answered(navigator.credentials.get({ publicKey }));
  return post<Me>('/api/sign-in/passkey', { credential });
}
