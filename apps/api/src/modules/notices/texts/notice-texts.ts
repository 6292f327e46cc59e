/** What notices say, below the name of their title, in one language. Numbers of episodes are never counted: no plurals. */
export interface NoticeTexts {
  /** @param numbers one, or from–to */
  episode: (season: number, numbers: string) => string;
  newEpisode: (place: string) => string;
  newEpisodes: (places: string) => string;
  season: (season: number) => string;
  movie: string;
  test: string;
}

export const en: NoticeTexts = {
  episode: (season, numbers) => `S${season} E${numbers}`,
  newEpisode: (place) => `New episode: ${place}`,
  newEpisodes: (places) => `New episodes: ${places}`,
  season: (season) => `All of season ${season} is out`,
  movie: 'From your watchlist: out now',
  test: 'Notices work on this device.',
};

export const de: NoticeTexts = {
  episode: (season, numbers) => `S${season} F${numbers}`,
  newEpisode: (place) => `Neue Folge: ${place}`,
  newEpisodes: (places) => `Neue Folgen: ${places}`,
  season: (season) => `Die ganze Staffel ${season} ist da`,
  movie: 'Von deiner Merkliste: jetzt erschienen',
  test: 'Benachrichtigungen funktionieren auf diesem Gerät.',
};

export const es: NoticeTexts = {
  episode: (season, numbers) => `T${season} E${numbers}`,
  newEpisode: (place) => `Nuevo episodio: ${place}`,
  newEpisodes: (places) => `Nuevos episodios: ${places}`,
  season: (season) => `Ya está disponible toda la temporada ${season}`,
  movie: 'De «Por ver»: ya se ha estrenado',
  test: 'Los avisos funcionan en este dispositivo.',
};

export const fr: NoticeTexts = {
  episode: (season, numbers) => `S${season} E${numbers}`,
  newEpisode: (place) => `Nouvel épisode : ${place}`,
  newEpisodes: (places) => `Nouveaux épisodes : ${places}`,
  season: (season) => `Toute la saison ${season} est sortie`,
  movie: 'De votre liste « À voir » : vient de sortir',
  test: 'Les notifications fonctionnent sur cet appareil.',
};

export const it: NoticeTexts = {
  episode: (season, numbers) => `S${season} E${numbers}`,
  newEpisode: (place) => `Nuovo episodio: ${place}`,
  newEpisodes: (places) => `Nuovi episodi: ${places}`,
  season: (season) => `È uscita tutta la stagione ${season}`,
  movie: 'Dalla lista «Da vedere»: è uscito',
  test: 'Le notifiche funzionano su questo dispositivo.',
};

export const pl: NoticeTexts = {
  episode: (season, numbers) => `S${season} E${numbers}`,
  newEpisode: (place) => `Nowy odcinek: ${place}`,
  newEpisodes: (places) => `Nowe odcinki: ${places}`,
  season: (season) => `Cały sezon ${season} jest już dostępny`,
  movie: 'Z listy „Do obejrzenia”: już po premierze',
  test: 'Powiadomienia działają na tym urządzeniu.',
};

export const ptBr: NoticeTexts = {
  episode: (season, numbers) => `T${season} E${numbers}`,
  newEpisode: (place) => `Novo episódio: ${place}`,
  newEpisodes: (places) => `Novos episódios: ${places}`,
  season: (season) => `Toda a temporada ${season} já saiu`,
  movie: 'De “Para assistir”: já estreou',
  test: 'Os avisos funcionam neste dispositivo.',
};

export const ar: NoticeTexts = {
  episode: (season, numbers) => `م${season} ح${numbers}`,
  newEpisode: (place) => `حلقة جديدة: ${place}`,
  newEpisodes: (places) => `حلقات جديدة: ${places}`,
  season: (season) => `صدر الموسم ${season} كاملًا`,
  movie: 'من قائمة المشاهدة: صدر الآن',
  test: 'الإشعارات تعمل على هذا الجهاز.',
};

export const ja: NoticeTexts = {
  episode: (season, numbers) => `S${season} E${numbers}`,
  newEpisode: (place) => `新しいエピソード：${place}`,
  newEpisodes: (places) => `新しいエピソード：${places}`,
  season: (season) => `シーズン${season}が全話公開されました`,
  movie: 'ウォッチリストの作品が公開されました',
  test: 'このデバイスで通知を受け取れます。',
};
