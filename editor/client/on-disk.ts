// A browser writes its local storage to the disk some seconds later, and a crash would take what was typed in
// them. This store is written at once, but cannot be read at once: it only brings back what is newer.

const store = 'histories'
let opened: Promise<IDBDatabase> | undefined

async function inStore<Value>(
  mode: IDBTransactionMode,
  act: (all: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  opened ??= settled(indexedDB.open('edit', 1), ({ result }) => result.createObjectStore(store))
  return settled(act((await opened).transaction(store, mode).objectStore(store)))
}

function settled<Value, Request extends IDBRequest<Value>>(
  request: Request,
  onNew?: (request: Request) => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (request instanceof IDBOpenDBRequest) request.onupgradeneeded = () => onNew?.(request)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** A browser that has no such store keeps what is typed all the same, only later. */
const ignore = () => {}

export function keepOnDisk(key: string, text: string): void {
  inStore('readwrite', (all) => all.put(text, key)).catch(ignore)
}

export function dropFromDisk(key: string): void {
  inStore('readwrite', (all) => all.delete(key)).catch(ignore)
}

export async function onDisk(): Promise<[key: string, text: string][]> {
  try {
    const keys = await inStore('readonly', (all) => all.getAllKeys())
    const texts = await inStore('readonly', (all) => all.getAll())
    return keys.map((key, at) => [`${key}`, `${texts[at]}`])
  } catch {
    return []
  }
}
