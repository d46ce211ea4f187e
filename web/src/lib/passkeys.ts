/** Keeping an account by a passkey: the browser's own, no library. */
import { send } from './api';
import type { Me } from '../wire/types';

export const canKeep = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Make a passkey for who I am now. */
export async function keep(): Promise<Me> {
  const options = await send<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkey/options');
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
  return send('POST', '/api/me/passkey', (made as PublicKeyCredential).toJSON());
}

/** Be again who made a passkey here. */
export async function comeBack(): Promise<Me> {
  const options = await send<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/login/options');
  const shown = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  });
  return send('POST', '/api/login', (shown as PublicKeyCredential).toJSON());
}
