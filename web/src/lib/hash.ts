/** SHA-256 and HMAC: the browser's own where it lends them, ours on pages without https, where it does not. */

const utf8 = new TextEncoder();
const subtle = (): SubtleCrypto | undefined => crypto.subtle; // not there without https

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => utf8.encode(text);

export const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: text.length / 2 }, (_, at) => parseInt(text.slice(2 * at, 2 * at + 2), 16));

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export type Mac = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

export async function sha256(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const lent = subtle();
  return lent ? new Uint8Array(await lent.digest("SHA-256", message)) : digest(message);
}

/** HMAC-SHA256 with one key, for many messages. */
export async function hmac(key: Uint8Array<ArrayBuffer>): Promise<Mac> {
  const lent = subtle();
  if (!lent) return (message) => Promise.resolve(ownHmac(key, message));
  const imported = await lent.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await lent.sign("HMAC", imported, message));
}

// ------------------------------------------------------------------ our own, by FIPS 180-4 and RFC 2104

const BLOCK = 64;

/** The first 32 bits of the fractions of roots of primes: the constants of the standard, computed. */
function constants(root: number, count: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(n);
  }
  return Uint32Array.from(found, (prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}

const START = constants(2, 8);
const ROUND = constants(3, 64);
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const whole = new Uint8Array(blocks * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(message.length) * 8n);
  return view;
}

export function digest(message: Uint8Array): Uint8Array {
  const data = padded(message);
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < data.byteLength; at += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = data.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!,
        b = w[i - 2]!;
      w[i] = w[i - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    compress(hash, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

type Eight = [number, number, number, number, number, number, number, number];

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = [...hash] as Eight;
  for (let i = 0; i < 64; i++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i]! += word));
}

export function ownHmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? digest(key) : key;
  const pad = (byte: number) => Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ byte);
  return digest(joined(pad(0x5c), digest(joined(pad(0x36), message))));
}
